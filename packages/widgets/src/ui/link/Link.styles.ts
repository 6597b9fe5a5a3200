import { Link } from "react-aria-components/Link";
import { styled } from "styled-components";

export const Root = styled(Link)`
  display: inline;
  /* 24 px to press, and a finger's 44: above and below the words, where it moves nothing. */
  padding: 2px 0;
  border: 0;
  border-radius: 2px;
  background: none;
  color: var(--cw-accent-text);
  font: inherit;
  font-weight: 500;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  outline: 0;

  &[data-variant="quiet"] {
    color: inherit;
    font-weight: inherit;
  }

  &[data-hovered] {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  &[data-variant="accent"][data-hovered] {
    color: var(--cw-accent-text-hover);
  }

  &[data-focus-visible] {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: 2px;
  }

  @media (pointer: coarse) {
    padding: 13px 8px;
    margin-inline: -8px;

    &[data-focus-visible] {
      outline-offset: -9px;
    }
  }
`;
