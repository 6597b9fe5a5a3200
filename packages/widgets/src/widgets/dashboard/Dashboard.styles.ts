import { styled } from "styled-components";

import { chartColors } from "../../theme/chartColors.js";

/** If the place of the widget has a fixed height, the page scrolls in it. */
export const Page = styled.div`
  container: cw / inline-size;
  flex: 1 1 auto;
  min-block-size: 0;
  overflow: auto;
`;

export const Stated = styled.div`
  padding: 0 24px 24px;

  @container cw (max-width: 639.98px) {
    padding-inline: 16px;
  }
`;

/** With `data-waiting`, the sections are invisible but keep their space, so that a short load shows nothing. */
export const Sections = styled.div`
  display: grid;
  gap: 16px;
  padding: 2px 24px 24px;

  &[data-waiting] {
    visibility: hidden;
  }

  @container cw (max-width: 639.98px) {
    padding-inline: 16px;
  }
`;

export const Numbers = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.35fr) minmax(0, 1fr);
  gap: 16px;

  @container cw (max-width: 799.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Lists = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.9fr) minmax(0, 1fr);
  gap: 16px;

  @container cw (max-width: 959.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Strip = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  border: 1px solid var(--cw-border);
  border-radius: var(--cw-radius-card);
  background: var(--cw-surface);
  box-shadow: var(--cw-card-shadow);

  @container cw (max-width: 719.98px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** A number. Hairlines separate neighbouring numbers only. */
export const Highlight = styled.div`
  position: relative;
  display: grid;
  gap: 2px;
  align-content: start;
  padding: 14px 20px 16px;

  > dt {
    color: var(--cw-text-muted);
  }

  > dd:first-of-type {
    font-size: var(--cw-metric-size);
    line-height: var(--cw-metric-line);
    font-weight: 620;
    letter-spacing: -0.022em;
    font-variant-numeric: tabular-nums;
  }

  > dd:nth-of-type(2) {
    min-block-size: 16px;
    color: var(--cw-text-subtle);
    font-size: var(--cw-caption-size);
    line-height: var(--cw-caption-line);
    font-variant-numeric: tabular-nums;
  }

  & + &::before {
    content: "";
    position: absolute;
    inset-block: 14px;
    inset-inline-start: 0;
    inline-size: 1px;
    background: var(--cw-border-subtle);
  }

  @container cw (max-width: 719.98px) {
    padding: 12px 16px 14px;

    &:nth-child(3)::before {
      display: none;
    }

    &:nth-child(n + 3)::after {
      content: "";
      position: absolute;
      inset-block-start: 0;
      inset-inline: 16px;
      block-size: 1px;
      background: var(--cw-border-subtle);
    }
  }
`;

/** As high as the figure that replaces it. */
export const Pending = styled.span`
  display: grid;
  align-items: center;
  block-size: 1lh;
`;

export const PendingCount = styled(Pending)`
  inline-size: 72px;
`;

export const Answers = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: 168px minmax(0, 1fr);
  gap: 44px;
  align-items: center;
  padding: 8px 8px 6px 16px;

  @container cw (max-width: 479.98px) {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    gap: 20px;
    padding: 8px 0 0;
  }
`;

/** The numbers of the ring chart as a table, for everybody. The coloured squares only help those who see the ring. */
export const Legend = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & tbody tr + tr > * {
    border-block-start: 1px solid var(--cw-border-subtle);
  }

  & tbody th {
    font-weight: 400;
    text-align: start;
  }

  & tbody :is(th, td) {
    block-size: 34px;
    padding: 0;
  }

  /* A second line begins below the first, not below the square. */
  & tbody th {
    padding-inline-start: 18px;
    text-indent: -18px;
  }

  & tbody td {
    text-align: end;
  }

  & tbody td:nth-of-type(1) {
    font-weight: 550;
  }

  & tbody td:nth-of-type(2) {
    inline-size: 72px;
    color: var(--cw-text-subtle);
  }

  & tbody tr[data-active] {
    background: var(--cw-surface-hover);
  }
`;

export const Square = styled.i`
  display: inline-block;
  inline-size: 8px;
  block-size: 8px;
  margin-inline-end: 10px;
  border-radius: 2.5px;
`;

export const HiddenHead = styled.thead`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

export const Statuses = styled.ul`
  flex: 1;
  display: grid;
  align-content: space-around;
  gap: 15px;
  padding-block: 4px;
`;

export const StatusLine = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 7px 12px;
  align-items: center;
`;

export const Named = styled.span`
  display: flex;
  align-items: center;
  gap: 7px;
`;

export const Counted = styled.span`
  display: flex;
  gap: 6px;
  font-variant-numeric: tabular-nums;

  > b {
    font-weight: 550;
  }

  > span {
    color: var(--cw-text-subtle);
  }
`;

export const Track = styled.span`
  ${chartColors}
  grid-column: 1 / -1;
  display: block;
  block-size: 8px;
  overflow: hidden;
  border-radius: 4px;
  background: var(--cw-surface-active);

  > i {
    display: block;
    block-size: 100%;
    border-radius: 4px;
    transition: inline-size var(--cw-dur-slow) var(--cw-ease-standard);
  }

  &[data-status="COMPLETED"] > i {
    background: var(--cw-viz-status-completed);
  }
  &[data-status="NO_ANSWER"] > i {
    background: var(--cw-viz-status-no-answer);
  }
  &[data-status="FAILED"] > i {
    background: var(--cw-viz-status-failed);
  }
  &[data-status="QUEUED"] > i {
    background: var(--cw-viz-status-queued);
  }
  &[data-status="other"] > i {
    background: var(--cw-text-subtle);
  }
`;

export const Amount = styled.span`
  color: var(--cw-text-subtle);
  font-variant-numeric: tabular-nums;
`;

export const PendingLine = styled.div`
  display: grid;
  align-items: center;
  min-block-size: 39px;
  padding-inline: 16px;
  border-block-start: 1px solid var(--cw-border-subtle);
`;

export const Alone = styled.div`
  flex: 1;
  display: grid;
  align-content: center;
  padding: 8px 16px 16px;
`;

/**
 * The statuses that are counted under "Other". The space for one line (two on a phone) is reserved even before they are
 * known.
 */
export const Parts = styled.span`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 0 10px;
  min-block-size: 16px;
  color: var(--cw-text-subtle);
  font-size: var(--cw-caption-size);
  line-height: var(--cw-caption-line);
  font-variant-numeric: tabular-nums;

  @container cw (max-width: 479.98px) {
    min-block-size: 32px;
    align-content: start;
  }
`;

export const FreeMinutes = styled.p`
  margin-block-end: 10px;
  color: var(--cw-text-muted);
`;

export const Steps = styled.ol`
  display: grid;
`;

export const Step = styled.li`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) auto;
  gap: 10px;
  align-items: center;
  min-block-size: 44px;

  & + & {
    border-block-start: 1px solid var(--cw-border-subtle);
  }

  &[data-done] {
    color: var(--cw-text-subtle);
  }
`;

export const StepName = styled.span`
  [aria-current] > & {
    font-weight: 550;
  }
`;

export const Mark = styled.i`
  display: grid;
  place-items: center;
  inline-size: 20px;
  block-size: 20px;
  border-radius: var(--cw-radius-full);
  box-shadow: inset 0 0 0 1.5px var(--cw-border-strong, var(--cw-border));

  [data-done] > & {
    background: var(--cw-success);
    box-shadow: none;
    color: var(--cw-surface);
  }

  [aria-current] > & {
    box-shadow: inset 0 0 0 1.5px var(--cw-accent);
  }
`;
