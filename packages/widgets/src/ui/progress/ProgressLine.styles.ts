import { keyframes, styled } from "styled-components";

export const run = keyframes`
  from { scale: 0 1; }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

/** Runs most of its way and waits there: it does not loop, because the duration of a refetch is unknown. */
export const Line = styled.div`
  block-size: 2px;
  background: var(--cw-accent);
  transform-origin: 0 50%;
  scale: 0.92 1;
  pointer-events: none;
  animation:
    ${appear} 1ms 150ms backwards,
    ${run} 8s 150ms cubic-bezier(0.05, 0.8, 0.1, 1) backwards;

  &:dir(rtl) {
    transform-origin: 100% 50%;
  }

  @media (prefers-reduced-motion: reduce) {
    animation: ${appear} 80ms 150ms backwards;
    scale: none;
  }
`;
