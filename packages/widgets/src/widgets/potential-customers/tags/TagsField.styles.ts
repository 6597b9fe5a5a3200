import { styled } from "styled-components";

export const Field = styled.div`
  display: grid;
  gap: 8px;
`;

export const Pills = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    max-inline-size: 100%;
  }
`;
