import { styled } from "styled-components";

export const Ends = styled.span`
  display: flex;
  align-items: start;
  gap: 8px;
  line-height: 20px;
`;
