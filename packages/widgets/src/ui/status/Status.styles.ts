import { keyframes, styled } from "styled-components";

import { callColors } from "../../theme/callColors.js";

const appear = keyframes`
  from { opacity: 0; }
`;

/** One line high: a detail that does not fit beside the label is on the next line, hidden instead of cut. */
export const Cell = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 7px;
  max-inline-size: 100%;
  max-block-size: var(--cw-body-line);
  overflow: clip;
  color: var(--cw-text);
  white-space: nowrap;
  border-radius: var(--cw-radius-xs);

  /* The label comes last and is hidden first; the icon is always visible. */
  &[data-tight] {
    position: relative; /* what is not seen of it makes nothing wider either */
    contain: inline-size;
    min-inline-size: 14px;

    @container cw-table (max-width: 639.98px) {
      contain: none;
    }

    /* Alone on the visible line, the icon is as high as the line. */
    svg {
      margin-block: calc((var(--cw-body-line) - 14px) / 2);
    }
  }

  &:focus-visible {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: 2px;
  }
`;

/** The part that changes with the status; a change fades in, a first render does not. */
export const Said = styled.span`
  display: inline-flex;
  align-items: center;
  gap: inherit;

  &[data-changed] > * {
    animation: ${appear} var(--cw-dur-slow) var(--cw-ease-standard);
  }

  [data-tight] > & {
    display: contents;

    > span {
      order: 1;
    }

    /* In a list's line, a hidden label would take up space. */
    @container cw-table (max-width: 639.98px) {
      > span {
        position: absolute;
        clip-path: inset(50%);
      }
    }
  }
`;

export const Detail = styled.span`
  color: var(--cw-text-subtle);
  font-variant-numeric: tabular-nums;
`;

export const Badge = styled.span`
  ${callColors}
  --cw-behind: var(--cw-status-queued-soft);
  display: inline-flex;
  align-items: center;
  gap: 5px;
  block-size: 22px;
  padding-inline: 6px 8px;
  border-radius: var(--cw-radius-full);
  color: var(--cw-status-queued-text);
  background: var(--cw-behind);
  font-size: var(--cw-caption-size);
  line-height: var(--cw-caption-line);
  font-weight: 500;
  letter-spacing: 0;
  white-space: nowrap;
  vertical-align: middle;

  &:focus-visible {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: 2px;
  }

  &[data-status="CRON"] {
    --cw-behind: var(--cw-status-cron-soft);
    color: var(--cw-status-cron-text);
  }
  &[data-status="RINGING"] {
    --cw-behind: var(--cw-status-ringing-soft);
    color: var(--cw-status-ringing-text);
  }
  &[data-status="IN_PROGRESS"] {
    --cw-behind: var(--cw-status-in-progress-soft);
    color: var(--cw-status-in-progress-text);
  }
  &[data-status="COMPLETED"] {
    --cw-behind: var(--cw-status-completed-soft);
    color: var(--cw-status-completed-text);
  }
  &[data-status="BUSY"] {
    --cw-behind: var(--cw-status-busy-soft);
    color: var(--cw-status-busy-text);
  }
  &[data-status="FAILED"],
  &[data-status="CANCELLED"] {
    --cw-behind: var(--cw-status-failed-soft);
    color: var(--cw-status-failed-text);
  }
`;
