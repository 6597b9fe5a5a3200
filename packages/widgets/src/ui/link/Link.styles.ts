import { Link } from "react-aria-components/Link";
import { styled } from "styled-components";

export const Root = styled(Link)`
  display: inline;
  /* 24 px to press, and a finger's 44: above and below the words, where it moves nothing. */
  padding: calc(12px - 0.6em) 0;
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
    outline-offset: 0;
  }

  @media (pointer: coarse) {
    padding: calc(22px - 0.6em) 8px;
    margin-inline: -8px;

    &[data-focus-visible] {
      outline-offset: -10px;
    }
  }
`;
