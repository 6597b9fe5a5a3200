import { styled } from "styled-components";

/** Around the table, where it matters who points at it. */
export const Rows = styled.div`
  flex: 1 1 auto;
  min-block-size: 0;
  display: flex;
  flex-direction: column;
`;
