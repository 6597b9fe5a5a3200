import { styled } from "styled-components";

/** Around the table, to know when somebody points at it. */
export const Rows = styled.div`
  flex: 1 1 auto;
  min-block-size: 0;
  display: flex;
  flex-direction: column;
`;

/** The player under its row; its height is kept while it loads, so that the rows below move once. */
export const PlayerPane = styled.div`
  max-inline-size: 720px;
  min-block-size: 98px;
  margin: 8px 24px 12px;

  @container cw-table (max-width: 639.98px) {
    margin-inline: 16px;
  }
`;
