import { styled } from "styled-components";

import { callColors } from "../../theme/callColors.js";

export const Box = styled.div`
  ${callColors}
  --tone: var(--cw-status-queued);
  --tone-text: var(--cw-status-queued-text);
  --tone-border: var(--cw-status-queued-border);
  --cw-behind: var(--cw-status-queued-soft);
  border-radius: var(--cw-radius-lg);
  background: var(--cw-behind);
  box-shadow: inset 0 0 0 1px var(--tone-border);

  &[data-status="CRON"] {
    --tone: var(--cw-status-cron);
    --tone-text: var(--cw-status-cron-text);
    --tone-border: var(--cw-status-cron-border);
    --cw-behind: var(--cw-status-cron-soft);
  }
  &[data-status="RINGING"] {
    --tone: var(--cw-status-ringing);
    --tone-text: var(--cw-status-ringing-text);
    --tone-border: var(--cw-status-ringing-border);
    --cw-behind: var(--cw-status-ringing-soft);
  }
  &[data-status="IN_PROGRESS"] {
    --tone: var(--cw-status-in-progress);
    --tone-text: var(--cw-status-in-progress-text);
    --tone-border: var(--cw-status-in-progress-border);
    --cw-behind: var(--cw-status-in-progress-soft);
  }
  &[data-status="COMPLETED"] {
    --tone: var(--cw-status-completed);
    --tone-text: var(--cw-status-completed-text);
    --tone-border: var(--cw-status-completed-border);
    --cw-behind: var(--cw-status-completed-soft);
  }
  &[data-status="BUSY"] {
    --tone: var(--cw-status-busy);
    --tone-text: var(--cw-status-busy-text);
    --tone-border: var(--cw-status-busy-border);
    --cw-behind: var(--cw-status-busy-soft);
  }
  &:is([data-status="FAILED"], [data-status="CANCELLED"]) {
    --tone: var(--cw-status-failed);
    --tone-text: var(--cw-status-failed-text);
    --tone-border: var(--cw-status-failed-border);
    --cw-behind: var(--cw-status-failed-soft);
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 9px;
  padding: 14px 16px;
  color: var(--tone-text);
`;

export const Said = styled.span`
  flex: 1;
  min-inline-size: 0;
  font-size: var(--cw-title-sm-size);
  line-height: var(--cw-title-sm-line);
  font-weight: var(--cw-title-sm-weight);
  letter-spacing: var(--cw-title-sm-tracking);
`;

export const Total = styled.span`
  color: var(--cw-text);
  font-size: 20px;
  line-height: 28px;
  margin-block: -4px;
  font-weight: 600;
  letter-spacing: -0.02em;
  font-variant-numeric: tabular-nums;
`;

export const Reason = styled.p`
  padding: 0 16px 14px 43px;
  margin-block-start: -8px;
  color: var(--cw-text);
  text-wrap: pretty;
`;

export const Stations = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  padding: 2px 16px 14px;

  @container cw (max-width: 520px) {
    grid-auto-flow: row;
    padding-block-start: 0;
  }
`;

export const Mark = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  block-size: 18px;
  min-inline-size: 18px;
  margin-block-end: 5px;
`;

export const Station = styled.li`
  position: relative;
  display: grid;
  justify-items: start;
  gap: 1px;
  color: var(--cw-text-muted);

  & b {
    font-size: var(--cw-caption-size);
    line-height: var(--cw-caption-line);
    font-weight: 500;
  }

  & time {
    color: var(--cw-text-subtle);
    font-size: 11px;
    line-height: 14px;
    font-variant-numeric: tabular-nums;
  }

  & svg[data-status] {
    color: var(--tone);
  }

  &:not(:last-child)::after {
    content: "";
    position: absolute;
    inset-block-start: 8px;
    inset-inline: 24px 6px;
    block-size: 2px;
    border-radius: 2px;
    background: var(--tone-border);
  }

  &[data-state="done"]:not(:last-child)::after {
    background: var(--tone);
  }

  &[data-state="now"] b {
    color: var(--cw-text);
    font-weight: 600;
  }

  &[data-state="next"] svg[data-status] {
    color: var(--cw-border-strong);
  }

  @container cw (max-width: 520px) {
    grid-template-columns: 24px 1fr auto;
    align-items: center;
    block-size: 34px;
    gap: 0;

    & ${Mark} {
      margin: 0;
      justify-self: center;
    }

    &:not(:last-child)::after {
      inset-inline: 11px auto;
      inset-block-start: 27px;
      inline-size: 2px;
      block-size: 14px;
    }

    & b {
      font-size: var(--cw-body-size);
    }

    & time {
      font-size: var(--cw-caption-size);
    }
  }
`;
