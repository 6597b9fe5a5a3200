import { styled } from "styled-components";

export const Slider = styled.div`
  position: relative;
  isolation: isolate;
  block-size: 44px;
  border-radius: var(--cw-radius-xs);
  cursor: pointer;
  touch-action: none;
  outline: 0;

  &:focus-visible {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: 4px;
  }
`;

/** Holds the bars. Until they are drawn, a line that fills stands in. */
export const Drawing = styled.div`
  position: relative;
  z-index: 0;
  block-size: 100%;

  &:not([data-drawn]) {
    background: linear-gradient(var(--cw-border-strong), var(--cw-border-strong)) center / 100% 2px no-repeat;
  }
`;

export const Played = styled.i`
  display: block;
  block-size: 100%;
  background: linear-gradient(var(--cw-viz-speaker-assistant), var(--cw-viz-speaker-assistant)) center / 100% 2px
    no-repeat;

  [data-drawn] > & {
    display: none;
  }
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
