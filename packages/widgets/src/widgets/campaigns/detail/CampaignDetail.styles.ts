import { styled } from "styled-components";

import { chartColors } from "../../../theme/chartColors.js";

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 14px 16px;
  margin: 0;

  @container cw (max-width: 520px) {
    grid-template-columns: 1fr 1fr;
  }

  & dt {
    margin-block-end: 4px;
    color: var(--cw-text-subtle);
    font-size: var(--cw-caption-size);
    line-height: var(--cw-caption-line);
  }

  & dd {
    margin: 0;
    line-height: 20px;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`;

export const Section = styled.section`
  ${chartColors}
  margin-block-start: 20px;
  padding-block-start: 16px;
  border-block-start: 1px solid var(--cw-border-subtle);

  & [data-place="reached"] {
    --place: var(--cw-success);
  }

  & [data-place="notReached"] {
    --place: var(--cw-warning);
  }

  & [data-place="refused"] {
    --place: var(--cw-danger);
  }

  & [data-place="onTheLine"] {
    --place: var(--cw-accent);
  }

  & [data-place="calls"] {
    --place: var(--cw-viz-balance-line);
  }

  & [data-place="answered"] {
    --place: var(--cw-viz-answer-positive);
  }

  & [data-place="waiting"] {
    --place: var(--cw-border-strong);
  }
`;

export const Title = styled.h3`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 12px;
  margin: 0 0 12px;
  font-size: var(--cw-title-sm-size);
  line-height: var(--cw-title-sm-line);
  font-weight: var(--cw-title-sm-weight);
  letter-spacing: var(--cw-title-sm-tracking);

  > small {
    color: var(--cw-text-muted);
    font-size: var(--cw-caption-size);
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
`;

export const Shares = styled.div`
  display: flex;
  gap: 2px;
  block-size: 8px;
  overflow: hidden;
  border-radius: var(--cw-radius-xs);
  background: var(--cw-surface-sunken);
`;

export const Part = styled.span`
  min-inline-size: 3px;
  background: var(--place);
`;

export const Counts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
  margin: 12px 0 0;

  > div {
    display: flex;
    align-items: center;
    gap: 6px;
  }

  > div::before {
    flex: none;
    inline-size: 8px;
    block-size: 8px;
    border-radius: 2px;
    background: var(--place);
    content: "";
  }

  & dt {
    color: var(--cw-text-muted);
  }

  & dd {
    margin: 0;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

export const Lines = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Line = styled.li`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 16px;
  font-variant-numeric: tabular-nums;

  > :first-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & small {
    color: var(--cw-text-subtle);
    font-size: var(--cw-caption-size);
  }

  > :last-child {
    flex: none;
    font-weight: 600;
  }
`;
