import { styled } from "styled-components";

export const Lines = styled.span`
  display: grid;
  gap: 10px;
  padding-block: 5px;
`;
