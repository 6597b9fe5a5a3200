import { css } from "styled-components";

/** A button in a text. It looks like a link, but leads nowhere. */
export const textButton = css`
  padding: 2px 0;
  border: 0;
  border-radius: var(--cw-radius-xs);
  background: none;
  color: var(--cw-accent-text);
  font: inherit;
  font-weight: 500;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }

  &:focus-visible {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: 2px;
  }

  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`;
