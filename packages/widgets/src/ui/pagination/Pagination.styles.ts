import { styled } from "styled-components";

import { Press } from "../press/index.js";

/** Not a landmark, because a page may contain many lists. */
export const Root = styled.div`
  container: cw-pager / inline-size;
  flex: none;
  position: sticky;
  inset-block-end: 0;
  z-index: var(--cw-z-sticky);
  background: var(--cw-surface);
  border-block-start: 1px solid var(--cw-border);
  color: var(--cw-text-muted);
  font-size: 12px;
  line-height: 16px;
  letter-spacing: 0;
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  min-block-size: 48px;
  padding-inline: 24px;

  @container cw-pager (max-width: 639.98px) {
    padding-inline: 16px;
    justify-content: space-between;
  }
`;

export const PerPage = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  white-space: nowrap;

  @container cw-pager (max-width: 639.98px) {
    display: none;
  }
`;

export const PerPageButton = styled(Press)`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  block-size: 28px;
  padding: 0 8px;
  border: 0;
  border-radius: var(--cw-radius-sm);
  background: var(--cw-surface);
  box-shadow:
    inset 0 0 0 1px var(--cw-border-strong),
    var(--cw-shadow-1);
  color: var(--cw-text);
  font: 400 12px / 16px var(--cw-font-family);
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  outline: 0;

  > svg {
    color: var(--cw-text-subtle);
    margin-inline-end: -2px;
  }

  @media (hover: hover) {
    &:hover {
      box-shadow: inset 0 0 0 1px var(--cw-control-outline);
    }
  }

  &:focus-visible {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: 2px;
  }

  @media (pointer: coarse) {
    block-size: 44px;
  }
`;

export const Range = styled.span`
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  @container cw-pager (max-width: 639.98px) {
    margin: 0;
  }
`;

export const Pages = styled.span`
  display: flex;
  align-items: center;
  gap: 2px;

  @container cw-pager (max-width: 639.98px) {
    [data-page],
    [data-gap] {
      display: none;
    }
  }
`;

export const Page = styled.button`
  display: inline-grid;
  place-items: center;
  min-inline-size: 28px;
  block-size: 28px;
  padding: 0 6px;
  border: 0;
  border-radius: calc(5px * var(--cw-radius-scale));
  background: none;
  color: var(--cw-text-muted);
  font: 500 12px / 16px var(--cw-font-family);
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  > svg:dir(rtl) {
    scale: -1 1;
  }

  &:hover {
    background: var(--cw-surface-hover);
    color: var(--cw-text);
  }

  &[aria-current] {
    background: var(--cw-surface-active);
    color: var(--cw-text);
  }

  &[aria-disabled] {
    background: none;
    color: var(--cw-text-disabled);
    cursor: default;
  }

  &:focus-visible {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: 1px;
  }

  @media (pointer: coarse) {
    min-inline-size: 44px;
    block-size: 44px;
  }
`;

export const Gap = styled.span`
  inline-size: 20px;
  text-align: center;
  color: var(--cw-text-subtle);
`;
