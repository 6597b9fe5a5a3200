import { styled } from "styled-components";

export const Course = styled.div`
  display: grid;
  gap: 12px;
`;
