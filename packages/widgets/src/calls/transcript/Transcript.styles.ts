import { styled } from "styled-components";

import { Press } from "../../ui/press/index.js";

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  margin-block-end: 4px;
`;

export const Title = styled.h3`
  font-size: var(--cw-title-sm-size);
  line-height: var(--cw-title-sm-line);
  font-weight: var(--cw-title-sm-weight);
  letter-spacing: var(--cw-title-sm-tracking);
`;

/** Shows that the text below is being said now. */
export const Live = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: var(--cw-text-muted);
  font-size: var(--cw-caption-size);
  line-height: 18px;

  &::before {
    content: "";
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: var(--cw-success);
  }
`;

export const List = styled.ol`
  margin-inline: -12px;
`;

export const Row = styled.li`
  position: relative;
  padding: 9px 12px;
  border-radius: var(--cw-radius-md);
  scroll-margin-block: 24px;

  &[data-timed] {
    display: grid;
    grid-template-columns: 34px 1fr;
    gap: 10px;
  }

  &[data-plays] {
    cursor: pointer;
  }

  @media (pointer: coarse) {
    padding-block: 14px;
  }

  &[data-plays]:hover {
    background: var(--cw-surface-hover);
  }

  &[data-found] {
    box-shadow: inset 0 0 0 1px var(--cw-border-strong);
  }

  &[aria-current] {
    background: var(--cw-accent-soft);
  }

  &[aria-current]::before {
    content: "";
    position: absolute;
    inset-inline-start: 0;
    inset-block: 8px;
    inline-size: 2px;
    border-radius: 2px;
    background: var(--cw-accent);
  }
`;

export const When = styled.div`
  text-align: end;
  color: var(--cw-text-subtle);
  font-size: var(--cw-caption-size);
  line-height: 18px;
  font-variant-numeric: tabular-nums;

  [aria-current] > & {
    color: var(--cw-accent-text);
    font-weight: 550;
  }
`;

export const PlayFrom = styled(Press)`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
  border-radius: var(--cw-radius-xs);
  outline: 0;

  /* The whole edge of the turn, beside its text. */
  &::before {
    content: "";
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 56px;
  }

  &:focus-visible {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: 2px;
  }
`;

export const Said = styled.div`
  min-inline-size: 0;

  & p {
    margin-block-start: 2px;
    font-size: var(--cw-body-lg-size);
    line-height: 21px;
    letter-spacing: var(--cw-body-lg-tracking);
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }

  & p[data-growing] {
    color: var(--cw-text-muted);
  }
`;

export const Who = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  color: var(--cw-text-muted);
  font-size: var(--cw-caption-size);
  line-height: 18px;

  & b {
    min-inline-size: 0;
    font-weight: 550;
    overflow-wrap: anywhere;
  }
`;

export const Mark = styled.svg`
  flex: none;
  color: var(--cw-accent);
`;

export const Follow = styled.div`
  position: sticky;
  inset-block-end: 12px;
  display: flex;
  justify-content: center;
  pointer-events: none;

  & > * {
    pointer-events: auto;
  }
`;
