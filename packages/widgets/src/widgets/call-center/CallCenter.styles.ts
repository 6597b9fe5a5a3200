import { styled } from "styled-components";

/** Around the table, to find a row's call button for the key that opens its popover. */
export const Rows = styled.div`
  flex: 1 1 auto;
  min-block-size: 0;
  display: flex;
  flex-direction: column;
`;
