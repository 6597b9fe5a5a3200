import { styled } from "styled-components";

/** The player under its row; its height is kept while it loads, so that the rows below move once. */
export const PlayerPane = styled.div`
  max-inline-size: 720px;
  min-block-size: 98px;
  margin: 8px 24px 12px;

  @container cw-table (max-width: 639.98px) {
    margin-inline: 16px;
  }
`;
