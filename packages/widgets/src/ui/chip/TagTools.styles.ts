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
    margin-inline: 8px -8px;
    overflow: visible;
    opacity: 1;

    button {
      flex: none;
    }
  }

  button {
    display: inline-grid;
    place-items: center;
    position: relative;
    inline-size: 24px;
    block-size: 20px;
    padding: 0;
    border: 0;
    border-radius: var(--cw-radius-full);
    background: none;
    color: inherit;
    opacity: 0.65;
    cursor: pointer;
  }

  /* Targets of 24 px, drawn with 20 px. */
  button::before {
    content: "";
    position: absolute;
    inset: -2px 0;
  }

  @media (pointer: coarse) {
    button {
      inline-size: 36px;
    }
    button::before {
      inset-block: -12px;
    }
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
