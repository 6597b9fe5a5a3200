import { styled } from "styled-components";

import { chartColors } from "../../../theme/chartColors.js";

/** The shown range and, below it, its numbers. With `data-behind`, they belong to the former range and are paler. */
export const Body = styled.div`
  display: grid;
  gap: 16px;
  min-inline-size: 0;
  transition: opacity var(--cw-dur-fast);

  &[data-behind] {
    opacity: 0.55;
  }
`;

export const Days = styled.p`
  color: var(--cw-text-subtle);
  font-size: var(--cw-caption-size);
  line-height: var(--cw-caption-line);
  font-variant-numeric: tabular-nums;
`;

export const OwnRange = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 200px));
  gap: 12px;
  padding-block-end: 16px;

  @container cw (max-width: 479.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The hairlines are the background, which is visible in the gaps. */
export const Sums = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 1px;
  overflow: hidden;
  border: 1px solid var(--cw-border-subtle);
  border-radius: var(--cw-radius-md);
  background: var(--cw-border-subtle);

  @container cw (max-width: 719.98px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Sum = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: 2px;
  padding: 10px 14px 12px;
  background: var(--cw-surface);

  > dt {
    color: var(--cw-text-muted);
  }

  > dd {
    font-size: 18px;
    line-height: 24px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  & a {
    font-weight: inherit;
  }
`;

export const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.9fr) minmax(0, 1fr);
  gap: 16px;
  align-items: start;

  @container cw (max-width: 959.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** On a phone, the columns with `data-roomy` are hidden, so that all others fit. */
export const Compared = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & :is(th, td) {
    padding: 8px 0 8px 12px;
    text-align: end;
    vertical-align: baseline;
  }

  & :is(th, td):first-child {
    padding-inline: 0;
    text-align: start;
    overflow-wrap: anywhere;
  }

  & thead th {
    color: var(--cw-text-subtle);
    font-weight: 400;
    font-size: var(--cw-caption-size);
    line-height: var(--cw-caption-line);
  }

  & tbody th {
    font-weight: 400;
  }

  & tbody tr > * {
    border-block-start: 1px solid var(--cw-border-subtle);
  }

  @container cw (max-width: 719.98px) {
    & [data-roomy] {
      display: none;
    }
  }
`;

export const More = styled.div`
  padding-block-start: 8px;
`;

export const Aside = styled.div`
  display: grid;
  gap: 16px;
  align-content: start;
`;

export const Reasons = styled.ul`
  display: grid;
  gap: 14px;
`;

export const Reason = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 6px 12px;
  font-variant-numeric: tabular-nums;
`;

export const Bar = styled.span`
  ${chartColors}
  grid-column: 1 / -1;
  display: block;
  block-size: 6px;
  overflow: hidden;
  border-radius: 3px;
  background: var(--cw-surface-active);

  > i {
    display: block;
    block-size: 100%;
    border-radius: 3px;
    background: var(--cw-viz-status-no-answer);
  }
`;

export const Quiet = styled.p`
  color: var(--cw-text-subtle);
`;

export const Due = styled.p`
  font-size: 18px;
  line-height: 24px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;

  & a {
    font-weight: inherit;
  }
`;

export const Empty = styled.div`
  padding-block: 16px;
`;

/** As high as the numbers that replace it. */
export const Waiting = styled.div`
  display: grid;
  align-content: start;
  gap: 12px;
  min-block-size: 180px;
`;
