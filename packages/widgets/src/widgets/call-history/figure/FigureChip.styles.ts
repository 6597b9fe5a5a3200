import { styled } from "styled-components";

/** There for what happens inside, not for the layout. */
export const Place = styled.span`
  display: contents;
`;
