import { styled } from "styled-components";

export const Drawing = styled.svg`
  display: block;
  flex: none;
`;
