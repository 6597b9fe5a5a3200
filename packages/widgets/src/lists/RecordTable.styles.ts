import { styled } from "styled-components";

/** The element around the table, which receives pointer events. */
export const Rows = styled.div`
  flex: 1 1 auto;
  min-block-size: 0;
  display: flex;
  flex-direction: column;
`;
