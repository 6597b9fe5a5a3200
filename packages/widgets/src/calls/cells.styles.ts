import { styled } from "styled-components";

export const Moment = styled.span`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;
