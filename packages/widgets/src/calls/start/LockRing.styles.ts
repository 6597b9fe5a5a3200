import { keyframes, styled } from "styled-components";

const close = keyframes`
  from { stroke-dashoffset: 100; }
`;

export const Ring = styled.svg`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 2.5;
  stroke-linecap: round;
  rotate: -90deg;

  circle:first-child {
    opacity: 0.25;
  }

  circle:last-child {
    stroke-dasharray: 100;
    animation: ${close} 5s linear both;
  }

  @media (prefers-reduced-motion: reduce) {
    circle:last-child {
      animation: none;
      stroke-dashoffset: 25;
    }
  }
`;
