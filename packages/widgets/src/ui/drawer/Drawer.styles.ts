import { styled } from "styled-components";

export const Header = styled.header`
  flex: none;
  display: flex;
  align-items: center;
  gap: 4px;
  block-size: 56px;
  padding-inline: 24px 12px;
  border-block-end: 1px solid var(--cw-border-subtle);

  > h2 {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    text-align: -webkit-match-parent;
    text-align: match-parent;
    font-size: var(--cw-title-size);
    line-height: var(--cw-title-line);
    font-weight: var(--cw-title-weight);
    letter-spacing: var(--cw-title-tracking);
  }

  @container cw (max-width: 520px) {
    padding-inline: 16px 8px;
  }
`;

export const Kind = styled.small`
  display: block;
  font-size: var(--cw-caption-size);
  line-height: var(--cw-caption-line);
  font-weight: 400;
  letter-spacing: normal;
  color: var(--cw-text-muted);
`;

/** On a phone the title needs the space. */
export const Steps = styled.div`
  display: contents;

  @container cw (max-width: 420px) {
    display: none;
  }
`;

export const Rule = styled.span`
  inline-size: 1px;
  block-size: 20px;
  margin-inline: 6px;
  background: var(--cw-border);
`;

export const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
  container: cw / inline-size;
  padding: 20px 24px;

  @container cw (max-width: 520px) {
    padding: 16px;
  }

  &[data-flush] {
    padding: 0;
  }
`;

export const Footer = styled.footer`
  flex: none;
  display: flex;
  justify-content: flex-end;
  gap: 8px;
  padding: 12px 24px;
  padding-block-end: max(12px, env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--cw-border);

  &:empty {
    display: none;
  }

  @container cw (max-width: 520px) {
    padding-inline: 16px;

    & button {
      flex: 1;
    }
  }
`;
