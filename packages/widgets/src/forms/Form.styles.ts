import { styled } from "styled-components";

export const Root = styled.form`
  display: grid;
  gap: 16px;
  align-content: start;
  min-width: 0;
`;
