import { css, styled } from "styled-components";

const gutterOfDrawer = css`
  --cw-table-gutter: 24px;

  @container cw (inline-size <= 520px) {
    --cw-table-gutter: 16px;
  }
`;

/** Around a table in a drawer: its rows are in line with what is above them. */
export const DrawerRows = styled.div`
  ${gutterOfDrawer}
`;

/** The same in a padded panel of a drawer: its rows reach the edges of the drawer. */
export const BleedingRows = styled.div`
  ${gutterOfDrawer}
  margin-block: -16px;
  margin-inline: calc(-1 * var(--cw-table-gutter));
`;
