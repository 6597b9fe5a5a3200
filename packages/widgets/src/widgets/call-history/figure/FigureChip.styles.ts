import { styled } from "styled-components";

/** An element that finds its place in the document, and has no effect on the layout. */
export const Place = styled.span`
  display: contents;
`;
