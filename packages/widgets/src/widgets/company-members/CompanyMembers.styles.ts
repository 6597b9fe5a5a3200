import { styled } from "styled-components";

/** Somebody's initials and name; the name gives way. */
export const Person = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  min-inline-size: 0;
`;
