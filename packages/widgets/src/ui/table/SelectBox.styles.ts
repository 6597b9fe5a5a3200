import { styled } from "styled-components";

/** The input is invisible and covers the whole cell, so that the cell is the target. */
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

  input[aria-disabled] {
    cursor: not-allowed;
  }
`;
