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

  /* The target is at least 24 px around the box, without affecting the layout. */
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

/** The input is invisible above its image. */
export const Square = styled.span`
  position: relative;
  display: grid;
  flex: none;
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
`;
