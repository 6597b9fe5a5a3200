import { styled } from "styled-components";

/** A member's avatar and name. The name is truncated if there is too little space. */
export const Person = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  min-inline-size: 0;
`;
