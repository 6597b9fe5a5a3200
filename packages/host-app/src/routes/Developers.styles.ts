import { styled } from "styled-components";

/** The page as a container, so that the tabs keep the gutter of what is below them. */
export const Sheet = styled.div`
  container: cw / inline-size;
  display: flex;
  flex-direction: column;
  flex: 1 1 auto;
  min-height: 0;
`;
