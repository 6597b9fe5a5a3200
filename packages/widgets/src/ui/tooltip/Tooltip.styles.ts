import { styled } from "styled-components";

/** Listens for the trigger without taking part in the layout. */
export const Trigger = styled.span`
  display: contents;
`;
