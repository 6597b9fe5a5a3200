import { styled } from "styled-components";

export const Said = styled.div`
  margin-block-end: 12px;
`;
