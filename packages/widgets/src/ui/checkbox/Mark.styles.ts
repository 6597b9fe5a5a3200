import { styled } from "styled-components";

/**
 * The image of a checkbox, directly after its invisible input: a square with the path that is shown while it is
 * checked.
 */
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

  input:hover + & {
    background: var(--cw-surface-hover);
  }

  input:is(:checked, :indeterminate) + & {
    background: var(--cw-accent);
    box-shadow: inset 0 0 0 1px color-mix(in oklab, var(--cw-accent-contrast) 16%, transparent);
    stroke: var(--cw-accent-contrast);
  }

  input[aria-invalid] + & {
    box-shadow: inset 0 0 0 1.5px var(--cw-danger);
  }

  input:is(:disabled, [aria-disabled]) + & {
    background: var(--cw-surface-active);
    box-shadow: inset 0 0 0 1.5px var(--cw-border);
  }

  input:is(:disabled, [aria-disabled]):is(:checked, :indeterminate) + & {
    stroke: var(--cw-text-disabled);
  }

  input:focus-visible + & {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: 2px;
  }
`;
