import { keyframes, styled } from "styled-components";

/** Takes three seconds (A-CONST). With reduced motion, the bar is full from the start. */
const run = keyframes`
  from {
    transform: scaleX(0);
  }
`;

export const Countdown = styled.div`
  block-size: 3px;
  overflow: hidden;
  border-radius: 2px;
  background: var(--cw-surface-active);

  & > i {
    display: block;
    block-size: 100%;
    background: var(--cw-text-muted);
    transform-origin: left;
    animation: ${run} 3s linear;
  }

  &:dir(rtl) > i {
    transform-origin: right;
  }

  @media (prefers-reduced-motion: reduce) {
    & > i {
      animation: none;
    }
  }
`;
