import { styled } from "styled-components";

/** It exists for its events and does not affect the layout. */
export const Unboxed = styled.span`
  display: contents;
`;
