import { styled } from "styled-components";

export const Slider = styled.div`
  position: relative;
  isolation: isolate;
  block-size: 44px;
  border-radius: var(--cw-radius-xs);
  cursor: pointer;
  touch-action: none;
  outline: 0;

  &[data-lanes] {
    block-size: 60px;
  }

  &:focus-visible {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: 4px;
  }
`;

export const Bars = styled.canvas`
  display: block;
  inline-size: 100%;
  block-size: 100%;
`;

export const Head = styled.i`
  position: absolute;
  z-index: 1;
  inset-block: -3px;
  inset-inline-start: var(--played, 0%);
  inline-size: 1.5px;
  border-radius: 1px;
  background: var(--cw-text);
  pointer-events: none;

  &::before {
    content: "";
    position: absolute;
    inset-block-start: -2px;
    inset-inline-start: -2.75px;
    inline-size: 7px;
    block-size: 7px;
    border-radius: 50%;
    background: var(--cw-text);
  }
`;
