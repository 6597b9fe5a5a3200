import { styled } from "styled-components";

export const Root = styled.a`
  display: inline;
  /* A target of 24 px, and 44 px for touch: above and below the words, where it does not affect the layout, in a sentence or a flex line. */
  --reach: calc(12px - 0.6em);
  padding-block: var(--reach);
  margin-block: calc(-1 * var(--reach));
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

  @media (hover: hover) {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
    &[data-variant="accent"]:hover {
      color: var(--cw-accent-text-hover);
    }
  }

  &:focus-visible {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: 0;
  }

  @media (pointer: coarse) {
    --reach: calc(22px - 0.6em);
    /* If another target is directly below, the container of the link shortens this area. */
    --lift: var(--cw-link-lift, 0px);
    padding: calc(var(--reach) + var(--lift)) 8px calc(var(--reach) - var(--lift));
    margin: calc(-1 * var(--reach) - var(--lift)) -8px calc(var(--lift) - var(--reach));

    &:focus-visible {
      outline-offset: -10px;
    }
  }
`;
