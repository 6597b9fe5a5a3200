import { styled } from "styled-components";

import { Pill } from "./Chip.styles.js";

/** Pencil and cross: invisible until the pill is hovered or focused, but always reachable by keyboard. */
export const PillTools = styled.span`
  display: inline-flex;
  inline-size: 0;
  overflow: hidden;
  opacity: 0;

  ${Pill}:is(:hover, :focus-within) > & {
    inline-size: auto;
    margin-inline: 10px -6px;
    opacity: 1;
  }

  button {
    display: inline-grid;
    place-items: center;
    inline-size: 18px;
    block-size: 20px;
    padding: 0;
    border: 0;
    border-radius: var(--cw-radius-full);
    background: none;
    color: inherit;
    opacity: 0.65;
    cursor: pointer;
  }

  button:hover,
  button:focus-visible {
    opacity: 1;
  }

  button:focus-visible {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: -2px;
  }
`;
