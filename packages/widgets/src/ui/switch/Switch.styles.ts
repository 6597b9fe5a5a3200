import { styled } from "styled-components";

export const Root = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 8px;
  color: var(--cw-text);
  font: 400 var(--cw-body-size) / var(--cw-body-line) var(--cw-font-family);
  cursor: pointer;

  &::before {
    content: "";
    position: absolute;
    inset-block: -3px;
    inset-inline: 0;
  }

  @media (pointer: coarse) {
    &::before {
      inset-block: -13px;
      inset-inline: -7px;
    }
  }

  input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  &:has(:disabled, [aria-disabled]) {
    color: var(--cw-text-subtle);
    cursor: not-allowed;
  }
`;

/** The image, directly after the invisible input, which receives the presses. */
export const Track = styled.span`
  position: relative;
  flex: none;
  width: 30px;
  height: 18px;
  border-radius: 9px;
  background: var(--cw-control-outline);
  transition: background var(--cw-dur-fast);
  pointer-events: none;

  &::after {
    content: "";
    position: absolute;
    inset-inline-start: 2px;
    inset-block-start: 2px;
    width: 14px;
    height: 14px;
    border-radius: 50%;
    background: #fff;
    box-shadow: 0 1px 2px rgb(0 0 0 / 0.25);
    transition: inset-inline-start var(--cw-dur-base) var(--cw-ease-standard);
  }

  input:checked + & {
    background: var(--cw-accent);
  }
  input:checked + &::after {
    inset-inline-start: 14px;
    background: var(--cw-accent-contrast);
    box-shadow: none;
  }

  input:is(:disabled, [aria-disabled]) + & {
    background: var(--cw-border-strong);
  }
  input:is(:disabled, [aria-disabled]) + &::after {
    background: var(--cw-surface);
    box-shadow: none;
  }

  input:focus-visible + & {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: 2px;
  }
`;
