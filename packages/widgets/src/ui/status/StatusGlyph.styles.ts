import { keyframes, styled } from "styled-components";

import { callColors } from "../../theme/callColors.js";

const pulse = keyframes`
  0%, 100% { opacity: 1; }
  50% { opacity: 0.35; }
`;

const speak = keyframes`
  from { transform: scaleY(0.65); }
  to { transform: scaleY(1.1); }
`;

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

export const Turning = styled.g``;

export const Waves = styled.g``;

export const Bars = styled.g``;

/** The cut-out of a disc (`data-knock`) has the colour of its background: that of a badge, a row, or the sheet. */
export const Glyph = styled.svg`
  ${callColors}
  flex: none;
  display: block;
  overflow: visible;
  color: var(--cw-status-queued);

  [data-knock] {
    stroke: var(--cw-behind, var(--cw-in-row, var(--cw-surface)));
  }

  &[data-status="CRON"] {
    color: var(--cw-status-cron);
  }
  &[data-status="RINGING"] {
    color: var(--cw-status-ringing);
  }
  &[data-status="IN_PROGRESS"] {
    color: var(--cw-status-in-progress);
  }
  &[data-status="COMPLETED"] {
    color: var(--cw-status-completed);
  }
  &[data-status="BUSY"] {
    color: var(--cw-status-busy);
  }
  &[data-status="NO_ANSWER"] {
    color: var(--cw-status-no-answer);
  }
  &[data-status="FAILED"] {
    color: var(--cw-status-failed);
  }
  &[data-status="CANCELLED"] {
    color: var(--cw-status-cancelled);
  }

  @media (prefers-reduced-motion: no-preference) {
    &[data-live] ${Waves} {
      animation: ${pulse} var(--cw-dur-live) infinite ease-in-out;
    }

    &[data-live] ${Turning} {
      transform-origin: 7px 7px;
      animation: ${turn} 3s infinite linear;
    }

    &[data-live] ${Bars} path {
      transform-origin: 7px 7px;
      animation: ${speak} 900ms infinite ease-in-out alternate;
    }
    &[data-live] ${Bars} path:nth-child(2) {
      animation-delay: -300ms;
    }
    &[data-live] ${Bars} path:nth-child(3) {
      animation-delay: -600ms;
    }
  }
`;
