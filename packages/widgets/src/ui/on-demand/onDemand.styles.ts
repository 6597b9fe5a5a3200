import { styled } from "styled-components";

/** There for what happens inside, not for the layout. */
export const Unboxed = styled.span`
  display: contents;
`;
