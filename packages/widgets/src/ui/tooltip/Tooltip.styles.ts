import { styled } from "styled-components";

/** Receives the trigger's events without affecting the layout. */
export const Trigger = styled.span`
  display: contents;
`;
