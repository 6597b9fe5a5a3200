import { styled } from "styled-components";

/** At the other end of a footer, away from what saves. */
export const Apart = styled.span`
  margin-inline-end: auto;
`;
