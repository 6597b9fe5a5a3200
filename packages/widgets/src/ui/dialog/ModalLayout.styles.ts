import { styled } from "styled-components";

export const Header = styled.header`
  flex: none;
  display: flex;
  align-items: start;
  gap: 8px;
  padding: 20px 24px 0;

  > h2 {
    flex: 1;
    min-inline-size: 0;
    font-size: var(--cw-title-size);
    line-height: var(--cw-title-line);
    font-weight: var(--cw-title-weight);
    letter-spacing: var(--cw-title-tracking);
    text-wrap: balance;
    overflow-wrap: anywhere;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }

  /* Icon buttons are taller than the title's line and centred on it. */
  & button {
    margin-block: calc((var(--cw-title-line) - var(--cw-control)) / 2);
  }

  & button:first-of-type:not(:last-of-type),
  & h2 ~ * button {
    margin-inline: -8px;
  }
`;

export const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  padding: 4px 24px 24px;
  color: var(--cw-text-muted);
  container: cw / inline-size;

  /* Words of a language that is written the other way keep their punctuation where it belongs. */
  > :is([slot="description"], p) {
    unicode-bidi: plaintext;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }

  /* A sentence belongs to the title above it; other content is separate. */
  > :first-child:not([slot="description"], p) {
    margin-block-start: 12px;
  }
`;

export const Footer = styled.footer`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  padding: 14px 24px;
  border-block-start: 1px solid var(--cw-border-subtle);
  background: var(--cw-surface-sunken);

  [data-cw-scheme="dark"] & {
    background: transparent;
  }
`;
