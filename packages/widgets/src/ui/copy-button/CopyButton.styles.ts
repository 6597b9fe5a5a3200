import { styled } from "styled-components";

/** As wide as its place, which its button fills. */
export const Place = styled.span`
  display: grid;
`;
