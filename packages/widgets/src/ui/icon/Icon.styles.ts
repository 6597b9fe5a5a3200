import { styled } from "styled-components";

export const Drawing = styled.svg`
  display: block;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
