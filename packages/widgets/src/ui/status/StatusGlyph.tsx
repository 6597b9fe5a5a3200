import type { ReactNode } from "react";

import { isShownStatus, type OrUnknown, type ShownStatus } from "./callStatus.js";
import { Bars, Glyph, Turning, Waves } from "./StatusGlyph.styles.js";

/** Props of {@link StatusGlyph}. */
export interface StatusGlyphProps {
  status: OrUnknown<ShownStatus>;
  /** Width and height in px. @default 14 */
  size?: 12 | 14 | 18;
  /** Whether the icon is not animated although the call is in progress, for past steps. */
  isStill?: boolean;
}

/**
 * The icon of a call status. Each status has its own shape, so that statuses of the same colour can be distinguished.
 * The icons of dialling, ringing and a conversation are animated, unless the person prefers reduced motion. The icon is
 * decorative: put the label beside it. An unknown status has the grey icon of a queued call.
 */
export function StatusGlyph({ status, size = 14, isStill = false }: StatusGlyphProps) {
  return (
    <Glyph
      width={size}
      height={size}
      viewBox="0 0 14 14"
      aria-hidden="true"
      data-status={status}
      data-live={!isStill || undefined}
    >
      {marks[isShownStatus(status) ? status : "QUEUED"]}
    </Glyph>
  );
}

const ring = <circle cx="7" cy="7" r="5.6" fill="none" stroke="currentColor" strokeWidth="1.5" />;
const disc = <circle cx="7" cy="7" r="6.35" fill="currentColor" />;

const dashes = (
  <circle
    cx="7"
    cy="7"
    r="5.6"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeDasharray="1.9 1.618"
    strokeDashoffset=".95"
  />
);

const marks: Record<ShownStatus, ReactNode> = {
  CRON: (
    <>
      {ring}
      <path
        d="M7 4.1V7l2 1.25"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  QUEUED: dashes,
  DIALLING: (
    <>
      <circle cx="7" cy="7" r="2.1" fill="currentColor" />
      <Turning>{dashes}</Turning>
    </>
  ),
  RINGING: (
    <>
      <circle cx="7" cy="7" r="2.1" fill="currentColor" />
      <Waves fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round">
        <path d="M3.04 3.04a5.6 5.6 0 0 0 0 7.92" />
        <path d="M10.96 3.04a5.6 5.6 0 0 1 0 7.92" />
      </Waves>
    </>
  ),
  IN_PROGRESS: (
    <>
      {disc}
      <Bars data-knock="" strokeWidth="1.4" strokeLinecap="round">
        <path d="M4.4 6.1v1.8" />
        <path d="M7 4.4v5.2" />
        <path d="M9.6 5.6v2.8" />
      </Bars>
    </>
  ),
  COMPLETED: (
    <>
      {disc}
      <path
        data-knock=""
        d="m4.35 7.2 1.85 1.85 3.5-3.9"
        fill="none"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  BUSY: (
    <>
      {disc}
      <path data-knock="" d="M4.3 7h5.4" strokeWidth="1.6" strokeLinecap="round" />
    </>
  ),
  NO_ANSWER: (
    <>
      {ring}
      <g fill="currentColor">
        <circle cx="4.5" cy="7" r=".85" />
        <circle cx="7" cy="7" r=".85" />
        <circle cx="9.5" cy="7" r=".85" />
      </g>
    </>
  ),
  FAILED: (
    <>
      {disc}
      <path data-knock="" d="m5 5 4 4M9 5 5 9" strokeWidth="1.5" strokeLinecap="round" />
    </>
  ),
  CANCELLED: (
    <>
      {ring}
      <path d="m3.2 10.8 7.6-7.6" stroke="currentColor" strokeWidth="1.5" />
    </>
  ),
};
