import { styled } from "styled-components";

import { run } from "./ProgressLine.styles.js";

export const Track = styled.div`
  block-size: 6px;
  border-radius: 3px;
  background: var(--cw-surface-active);
  overflow: hidden;
`;

export const Fill = styled.div`
  block-size: 100%;
  border-radius: inherit;
  background: var(--cw-accent);
  transition: inline-size var(--cw-dur-slow) var(--cw-ease-standard);

  [data-tone="warning"] > & {
    background: var(--cw-warning);
  }
  [data-tone="ink"] > & {
    background: var(--cw-text);
  }

  &[data-unknown] {
    transform-origin: 0 50%;
    scale: 0.92 1;
    animation: ${run} 60s cubic-bezier(0.05, 0.8, 0.1, 1) backwards;
  }
  &[data-unknown]:dir(rtl) {
    transform-origin: 100% 50%;
  }

  @media (prefers-reduced-motion: reduce) {
    &[data-unknown] {
      animation: none;
      scale: none;
      opacity: 0.5;
    }
  }
`;
