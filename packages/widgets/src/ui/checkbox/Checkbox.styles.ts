import { styled } from "styled-components";

export const Root = styled.label`
  position: relative;
  display: inline-flex;
  align-items: flex-start;
  gap: 8px;
  min-width: 16px;
  color: var(--cw-text);
  font: 400 var(--cw-body-size) / var(--cw-body-line) var(--cw-font-family);
  cursor: pointer;

  /* Fingers and unsteady hands get 24 px around the box; the layout does not notice. */
  &::before {
    content: "";
    position: absolute;
    inset-block: -4px;
    inset-inline: -4px;
  }

  @media (pointer: coarse) {
    &::before {
      inset-block: -12px;
      inset-inline: -14px;
    }
  }

  &:has(:disabled) {
    color: var(--cw-text-subtle);
    cursor: not-allowed;
  }
`;

export const Mark = styled.svg`
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
  transition:
    background var(--cw-dur-instant),
    box-shadow var(--cw-dur-instant);
`;

/** The input is invisible over its picture. */
export const Square = styled.span`
  position: relative;
  display: grid;
  flex: none;
  inline-size: 16px;
  block-size: 16px;
  margin-block: 2px;

  input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  ${Root}:hover > & > ${Mark} {
    background: var(--cw-surface-hover);
  }

  && > input:checked + ${Mark} {
    background: var(--cw-accent);
    box-shadow: inset 0 0 0 1px color-mix(in oklab, var(--cw-accent-contrast) 16%, transparent);
    stroke: var(--cw-accent-contrast);
  }

  && > input[aria-invalid] + ${Mark} {
    box-shadow: inset 0 0 0 1.5px var(--cw-danger);
  }

  && > input:disabled + ${Mark} {
    background: var(--cw-surface-active);
    box-shadow: inset 0 0 0 1.5px var(--cw-border);
  }

  && > input:disabled:checked + ${Mark} {
    stroke: var(--cw-text-disabled);
  }

  input:focus-visible + ${Mark} {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: 2px;
  }
`;
