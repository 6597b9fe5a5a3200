import { styled } from "styled-components";

export const Mark = styled.svg`
  flex: none;
  inline-size: 16px;
  block-size: 16px;
  padding: 2px;
  border-radius: var(--cw-radius-xs);
  background: var(--cw-surface);
  box-shadow: inset 0 0 0 1.5px var(--cw-control-outline);
  fill: none;
  stroke: none;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

/** The input is invisible over the whole cell, so that the cell is what is pressed. */
export const Box = styled.span`
  display: flex;
  align-items: center;
  block-size: 100%;

  input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    opacity: 0;
    cursor: pointer;
  }

  input:is(:checked, :indeterminate) + ${Mark} {
    background: var(--cw-accent);
    box-shadow: inset 0 0 0 1px color-mix(in oklab, var(--cw-accent-contrast) 16%, transparent);
    stroke: var(--cw-accent-contrast);
  }

  input:focus-visible + ${Mark} {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: 2px;
  }

  input[aria-disabled] {
    cursor: not-allowed;
  }

  input[aria-disabled] + ${Mark} {
    background: var(--cw-surface-active);
    box-shadow: inset 0 0 0 1.5px var(--cw-border);
  }
`;
