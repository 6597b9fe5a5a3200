import { styled } from "styled-components";

/** The page is a container, so that the tabs have the same gutter as the content below them. */
export const Sheet = styled.div`
  container: cw / inline-size;
  display: flex;
  flex-direction: column;
  flex: 1 1 auto;
  min-height: 0;
`;
