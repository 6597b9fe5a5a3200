import { styled } from "styled-components";

/** The container that decides the layout: a widget does not know its page. */
export const Root = styled.div`
  container: cw-table / inline-size;
  position: relative;
  flex: 1 1 auto;
  min-block-size: 0;
  min-inline-size: 0;
  display: flex;
  flex-direction: column;

  @media (pointer: fine) {
    &[data-density="comfortable"] {
      --cw-row: 48px;
      --cw-cell-x: 16px;
    }
    &[data-density="default"] {
      --cw-row: 40px;
      --cw-cell-x: 12px;
    }
    &[data-density="compact"] {
      --cw-row: 32px;
      --cw-cell-x: 8px;
    }
  }
`;

export const Scroller = styled.div`
  flex: 1 1 auto;
  min-block-size: 0;
  overflow: auto;
  scroll-padding-block-start: 34px;

  /* Room for the selection bar that floats over the last rows. */
  &[data-choosing] {
    padding-block-end: 64px;
  }

  @container cw-table (max-width: 639.98px) {
    scroll-padding-block-start: 0;
  }
`;

export const Grid = styled.table`
  --gutter: 24px;
  inline-size: 100%;
  min-inline-size: var(--least);
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
  font-size: var(--cw-body-size);
  line-height: var(--cw-body-line);

  [data-list-only] {
    display: none;
  }

  /* Header */

  th {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    block-size: 34px;
    padding: 0 var(--cw-cell-x);
    overflow: hidden;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: 12px;
    line-height: 16px;
    font-weight: 500;
    letter-spacing: 0;
    color: var(--cw-text-subtle);
    background: var(--cw-surface);
    box-shadow:
      inset 0 1px 0 var(--cw-border-subtle),
      inset 0 -1px 0 var(--cw-border);
  }

  th[data-sorted] {
    color: var(--cw-text);
  }

  th[data-kind="actions"] {
    inset-inline-end: 0;
    z-index: 3;
  }

  /* Cells; --cw-behind is also what status glyphs are cut out of. */

  tbody tr {
    --cw-behind: var(--cw-surface);
    outline: 0;
  }

  td {
    position: relative;
    block-size: var(--cw-row);
    padding: 0 var(--cw-cell-x);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: var(--cw-text-muted);
    background: var(--cw-behind);
    border-block-end: 1px solid var(--cw-border-subtle);
  }

  th:first-child,
  td:first-child {
    padding-inline-start: var(--gutter);
  }

  th:last-child,
  td:last-child {
    padding-inline-end: var(--gutter);
  }

  td[role="rowheader"] {
    font-weight: 500;
    color: var(--cw-text);
  }

  :is(th, td)[data-align="end"] {
    text-align: end;
  }

  [data-skeleton] td[data-align="end"] > span {
    margin-inline-start: auto;
  }

  td[data-numeric] {
    font-variant-numeric: tabular-nums;
  }

  td[data-kind="actions"] {
    position: sticky;
    inset-inline-end: 0;
    z-index: 1;
  }

  /* Actions are quiet until the row is looked at. */

  td[data-kind="actions"] button {
    color: var(--cw-text-subtle);
  }

  @media (hover: none) {
    td[data-kind="actions"] button {
      color: var(--cw-text-muted);
    }
  }

  [data-row-id]:is(:hover, :focus-within) td[data-kind="actions"] button {
    color: var(--cw-text-muted);
  }

  [data-row-id] td[data-kind="actions"] button:hover {
    background: var(--cw-surface-active);
    color: var(--cw-text);
  }

  [data-row-id] td[data-kind="actions"] button[aria-expanded="true"] {
    background: var(--cw-surface);
    color: var(--cw-accent-text);
    box-shadow:
      inset 0 0 0 1px var(--cw-border-strong),
      var(--cw-shadow-1);
  }

  /* Rows */

  &[data-opens] [data-row-id] {
    cursor: pointer;
  }

  @media (hover: hover) {
    [data-row-id]:hover {
      --cw-behind: var(--cw-surface-hover);
    }
  }

  [data-row-id][aria-selected="true"] {
    --cw-behind: var(--cw-surface-selected);
  }

  [data-row-id][data-open] {
    --cw-behind: var(--cw-surface-active);
  }

  @media (forced-colors: active) {
    [data-row-id][aria-selected="true"] td {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
    }
  }

  [data-row-id]:focus-visible td::before {
    content: "";
    position: absolute;
    inset: 0;
    z-index: 1;
    border: 0 solid var(--cw-focus-ring);
    border-block-width: 2px;
    pointer-events: none;
  }

  [data-row-id]:focus-visible td:first-child::before {
    border-inline-start-width: 2px;
  }

  [data-row-id]:focus-visible td:last-child::before {
    border-inline-end-width: 2px;
  }

  @container cw-table (min-width: 1360px) {
    min-inline-size: var(--least-wide);
  }

  @container cw-table (max-width: 1359.98px) {
    [data-priority="4"] {
      display: none;
    }
  }

  @container cw-table (max-width: 959.98px) {
    min-inline-size: var(--least-medium);

    [data-priority="3"],
    [data-secondary] {
      display: none;
    }
  }

  /* The list: the same rows, cells on up to three lines. */

  @container cw-table (max-width: 639.98px) {
    --gutter: 16px;
    display: block;
    min-inline-size: 0;

    tbody {
      display: block;
    }

    colgroup,
    thead,
    td:not([data-line], [data-kind]) {
      display: none;
    }

    tbody tr {
      position: relative;
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      column-gap: 8px;
      padding-block: 11px 12px;
      padding-inline: var(--gutter) 64px;
      background: var(--cw-behind);
      border-block-end: 1px solid var(--cw-border-subtle);
    }

    /* Line breaks between the first and the second, the second and the third line. */
    tbody tr::before,
    tbody tr::after {
      content: "";
      order: 2;
      flex-basis: 100%;
      block-size: 2px;
    }

    tbody tr::after {
      order: 4;
      block-size: 3px;
    }

    td[data-line] {
      order: 3;
      display: flex;
      align-items: center;
      gap: 6px;
      max-inline-size: 100%;
      block-size: auto;
      padding: 0;
      border: 0;
      background: none;
      text-align: start;
    }

    td[data-shared-by="2"] {
      max-inline-size: calc((100% - 8px) / 2);
    }
    td[data-shared-by="3"] {
      max-inline-size: calc((100% - 16px) / 3);
    }
    td[data-shared-by="4"] {
      max-inline-size: calc((100% - 24px) / 4);
    }

    td[data-line="1"] {
      order: 1;
      font-size: 14px;
      font-weight: 550;
    }

    td[data-line="2"]:not([data-lead]) {
      margin-inline-start: -3px;
    }

    td[data-line="2"]:not([data-lead])::before {
      all: unset;
      content: "·";
    }

    td[data-line="3"] {
      order: 5;
      font-size: 12px;
      line-height: 16px;
      color: var(--cw-text-subtle);
    }

    td[data-kind="actions"] {
      position: absolute;
      inset-block: 0;
      inset-inline-end: 10px;
      display: flex;
      align-items: center;
      block-size: auto;
      padding: 0;
      border: 0;
      background: none;
    }

    td[data-kind="check"] {
      position: absolute;
      inset-block: 0;
      inset-inline-start: 0;
      inline-size: 48px;
      block-size: auto;
      border: 0;
      background: none;
    }

    tr:has(> [data-kind="check"]) {
      padding-inline-start: 48px;
    }

    tr[data-skeleton] td[data-line] {
      inline-size: 72%;
      block-size: 20px;
    }

    [data-row-id]:focus-visible {
      outline: 2px solid var(--cw-focus-ring);
      outline-offset: -2px;
    }

    [data-row-id]:focus-visible td:not([data-line="2"])::before,
    [data-row-id]:focus-visible td[data-lead]::before {
      content: none;
    }
  }

  /* A phone's list has no checkboxes until something is chosen, by holding a row. */

  @media (hover: none) {
    @container cw-table (max-width: 639.98px) {
      tr:not([data-choosing] *) td[data-kind="check"] {
        display: none;
      }

      tr:not([data-choosing] *):has(> [data-kind="check"]) {
        padding-inline-start: var(--gutter);
      }
    }
  }
`;

/** Words that sort; the arrow is there before the first press, when the pointer comes near. */
export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 3px;
  max-inline-size: 100%;
  block-size: 24px;
  margin-inline: -4px;
  padding: 0 4px;
  border: 0;
  border-radius: var(--cw-radius-xs);
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;

  span {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  svg {
    opacity: 0;
    transition: opacity var(--cw-dur-fast);
  }

  &:hover {
    color: var(--cw-text);
  }

  &:is(:hover, :focus-visible) svg {
    opacity: 0.6;
  }

  [data-sorted] & svg {
    opacity: 1;
  }

  [data-align="end"] & {
    flex-direction: row-reverse;
  }

  &:focus-visible {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: -1px;
  }
`;

/** Its one cell is as wide as the first column; what it holds is as wide as the table is seen. */
export const Expansion = styled.tr`
  && td {
    block-size: auto;
    padding: 0;
    overflow: visible;
    white-space: normal;
    border: 0;
  }
`;

export const Pane = styled.div`
  position: sticky;
  inset-inline-start: 0;
  inline-size: 100cqi;
  border-block-end: 1px solid var(--cw-border-subtle);
`;

export const Refetching = styled.div`
  position: absolute;
  inset-block-start: 33px;
  inset-inline: 0;
  z-index: 4;

  @container cw-table (max-width: 639.98px) {
    inset-block-start: 0;
  }
`;

/** From here the browser looks for the next tab stop when Tab leaves the rows. */
export const Exit = styled.span`
  outline: 0;
`;

/** For assistive technology only. */
export const Unseen = styled.span`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
