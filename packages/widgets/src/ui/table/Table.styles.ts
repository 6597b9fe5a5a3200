import { styled } from "styled-components";

import { shine } from "../skeleton/Skeleton.styles.js";

/** The container that determines the layout: a widget does not know its page. */
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

  /* Space for the selection bar that floats over the last rows. */
  &[data-choosing] {
    padding-block-end: 64px;
  }

  @container cw-table (max-width: 639.98px) {
    scroll-padding-block-start: 0;
  }
`;

/**
 * Each row is a separate grid; all have the same tracks, because none depends on the content of a cell. The columns'
 * widths allow for at most 12 px around the content of a cell, at every density.
 */
export const Grid = styled.table`
  --gutter: var(--cw-table-gutter, 24px);
  --cell-x: min(var(--cw-cell-x), 12px);
  display: block;
  font-size: var(--cw-body-size);
  line-height: var(--cw-body-line);

  tbody {
    display: block;
  }

  tr {
    display: grid;
  }

  th,
  td {
    display: flex;
    align-items: center;
    min-inline-size: 0;
    padding: 0 var(--cell-x);
    overflow-x: clip;
    white-space: nowrap;
    /* Browsers let it be inherited, and a cell would have to be styled again whenever its row is. */
    vertical-align: baseline;
  }

  [data-kind="check"] {
    padding-inline-start: var(--gutter);
  }

  [data-kind="actions"] {
    padding-inline-end: var(--gutter);
  }

  :is(th, td)[data-align="end"] {
    justify-content: flex-end;
  }

  [data-list-only] {
    display: none;
  }

  /* Header */

  thead {
    display: block;
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
  }

  thead tr {
    block-size: 34px;
    font-size: 12px;
    line-height: 16px;
    letter-spacing: 0;
    color: var(--cw-text-subtle);
  }

  @media (pointer: coarse) {
    thead tr {
      block-size: 44px;
    }
  }

  th {
    position: relative;
    font-weight: 500;
    text-align: start;
    background: var(--cw-surface);
    box-shadow:
      inset 0 1px 0 var(--cw-border-subtle),
      inset 0 -1px 0 var(--cw-border);
  }

  th[data-sorted] {
    color: var(--cw-text);
  }

  /*
   * Rows. Cut-outs in their icons (data-knock) have the row's colour, and the variable is set on them, not on the row:
   * everything in a row would inherit it, and be styled again in a hundred rows when all are selected.
   */

  tbody tr {
    position: relative;
    block-size: var(--cw-row);
    background: var(--cw-surface);
    border-block-end: 1px solid var(--cw-border-subtle);
    outline: 0;
  }

  /* Rows that are not seen are neither styled nor laid out. Their height is known without. */
  @container cw-table (min-width: 640px) {
    [data-row-id] {
      content-visibility: auto;
    }
  }

  &[data-opens] [data-row-id] {
    cursor: pointer;
  }

  @media (hover: hover) {
    [data-row-id]:hover {
      background: var(--cw-surface-hover);

      [data-knock] {
        --cw-in-row: var(--cw-surface-hover);
      }
    }
  }

  [data-row-id][aria-selected="true"] {
    background: var(--cw-surface-selected);

    [data-knock] {
      --cw-in-row: var(--cw-surface-selected);
    }
  }

  [data-row-id][data-open] {
    background: var(--cw-surface-active);

    [data-knock] {
      --cw-in-row: var(--cw-surface-active);
    }
  }

  @media (forced-colors: active) {
    [data-row-id][aria-selected="true"] {
      background: Highlight;
      forced-color-adjust: none;

      [data-knock] {
        --cw-in-row: Highlight;
      }
    }

    [data-row-id][aria-selected="true"] td {
      color: HighlightText;
    }
  }

  [data-row-id]:focus-visible::after {
    content: "";
    position: absolute;
    inset: 0;
    z-index: 2;
    border: 2px solid var(--cw-focus-ring);
    pointer-events: none;
  }

  /* Cells */

  td {
    position: relative;
    color: var(--cw-text-muted);
  }

  /* Only at its sides: controls are higher than their line. */
  td > span,
  td > bdi {
    min-inline-size: 0;
    overflow-x: clip;
    text-overflow: ellipsis;
  }

  td > [data-truncate] {
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }

  td[role="rowheader"] {
    font-weight: 500;
    color: var(--cw-text);
  }

  td[data-numeric] {
    font-variant-numeric: tabular-nums;
  }

  [data-skeleton] td[data-align="end"] > span {
    margin-inline-start: auto;
  }

  /* One gleam passes over all bars: with one of its own, each of a hundred bars would be a layer. */
  [data-skeleton] span::after {
    content: none;
  }

  @media (prefers-reduced-motion: no-preference) {
    [data-loading] {
      position: relative;
      overflow: clip;
    }

    [data-loading]::after {
      content: "";
      position: absolute;
      inset: 0;
      background: linear-gradient(90deg, transparent, var(--cw-surface), transparent);
      opacity: 0.6;
      animation: ${shine} 1.4s infinite;
    }
  }

  [data-kind="actions"] {
    justify-content: flex-end;
  }

  /* The list: the same rows, cells on up to three lines. */

  @container cw-table (max-width: 639.98px) {
    --gutter: var(--cw-table-gutter, 16px);

    thead,
    td:not([data-line], [data-kind]),
    td[data-empty] {
      display: none;
    }

    tbody tr {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      column-gap: 8px;
      block-size: auto;
      padding-block: 11px 12px;
      padding-inline: var(--gutter);
    }

    tr:has(> [data-kind="actions"]) {
      padding-inline-end: 64px;
    }

    tr:has(> [data-kind="check"]) {
      padding-inline-start: 48px;
    }

    /* Line breaks between the first and the second, the second and the third line. */
    tbody tr::before,
    tbody tr::after {
      content: "";
      position: static;
      order: 2;
      flex-basis: 100%;
      block-size: 2px;
      border: 0;
    }

    tbody tr::after {
      order: 4;
      block-size: 3px;
    }

    [data-row-id]:focus-visible {
      outline: 2px solid var(--cw-focus-ring);
      outline-offset: -2px;
    }

    td[data-line]:not([data-empty]) {
      display: flex;
    }

    td[data-line] {
      order: 3;
      gap: 6px;
      max-inline-size: 100%;
      padding: 0;
    }

    /* A text that does not fit beside another is complete on the next line; lists of names grow as far as there is space. */
    td[data-line]:has([data-truncate]) {
      flex: 1 1 min-content;
      max-inline-size: max-content;
    }

    td[data-line="1"] {
      order: 1;
      font-size: 14px;
      font-weight: 550;
    }

    /* The name of a row is shown completely. */
    td[data-line="1"] [data-truncate] {
      overflow-wrap: anywhere;
      white-space: normal;
    }

    /* With the fact before it, so that no line begins with a dot. */
    td[data-line="2"]:not([data-empty]):has(~ td[data-line="2"]:not([data-empty])) {
      margin-inline-end: -3px;
    }

    td[data-line="2"]:not([data-empty]):has(~ td[data-line="2"]:not([data-empty]))::after {
      content: "·";
    }

    td[data-line="3"] {
      order: 5;
      font-size: 12px;
      line-height: 16px;
      color: var(--cw-text-subtle);
    }

    td[data-kind] {
      position: absolute;
      inset-block: 0;
      padding: 0;
    }

    td[data-kind="check"] {
      inset-inline-start: 0;
      inline-size: 48px;
      padding-inline-start: var(--gutter);
    }

    td[data-kind="actions"] {
      inset-inline-end: 10px;
    }

    [data-skeleton] td[data-line] {
      inline-size: 72%;
      block-size: 20px;
    }

    [data-skeleton] td[data-line="3"] {
      block-size: 16px;
    }

    [data-skeleton] td[data-align="end"] > span {
      margin: 0;
    }
  }

  /* A phone's list has no checkboxes until a row is selected by holding it. */

  @media (hover: none) {
    @container cw-table (max-width: 639.98px) {
      /* A link in a row's lines has the height of a touch target: pressing beside it opens the row. */
      td[data-line] a {
        margin-block: 0;
      }

      tr:not([data-choosing] *) td[data-kind="check"] {
        display: none;
      }

      tr:not([data-choosing] *):has(> [data-kind="check"]) {
        padding-inline-start: var(--gutter);
      }
    }
  }
`;

/** A label that sorts; the arrow is shown before the first press, when a pointer is over it. */
export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 3px;
  max-inline-size: calc(100% + 8px);
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
    flex: none;
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

  @media (pointer: coarse) {
    min-inline-size: 44px;
    block-size: 44px;
  }

  &:focus-visible {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: -1px;
  }
`;

export const HeadText = styled.span`
  overflow-x: clip;
  text-overflow: ellipsis;
`;

/** From here the browser searches for the next tab stop when Tab leaves the rows. */
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
