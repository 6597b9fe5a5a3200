import { styled } from "styled-components";

export const Goes = styled.ul`
  display: grid;
  gap: 6px;
  margin: 12px 0 0;
  padding-inline-start: 18px;
  list-style: disc;
`;

export const Choice = styled.div`
  margin-block-start: 12px;
`;
