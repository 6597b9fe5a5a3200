import { Button } from "react-aria-components/Button";
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarHeaderCell,
  DateInput,
  DatePicker,
  DateSegment,
  Group,
} from "react-aria-components/DatePicker";
import { Heading } from "react-aria-components/Heading";
import { styled } from "styled-components";

import { controlBox, fieldStack } from "../field/index.js";

export const Root = styled(DatePicker)`
  ${fieldStack}
`;

export const Box = styled(Group)`
  ${controlBox}
  padding-inline-end: 4px;
`;

export const Segments = styled(DateInput)`
  display: flex;
  flex: 1;
  min-width: 0;
  overflow: hidden;
  font-variant-numeric: tabular-nums;
  white-space: pre;
`;

export const Segment = styled(DateSegment)`
  display: grid;
  place-items: center;
  border-radius: 3px;
  outline: 0;

  /* Each part is pressed separately, so each is as large as a touch target. */
  &:not([data-type="literal"]) {
    min-width: 24px;
    height: 24px;
    padding: 0 1px;
  }

  &[data-placeholder] {
    color: var(--cw-text-subtle);
  }
  &[data-focused] {
    background: var(--cw-accent);
    color: var(--cw-accent-contrast);
  }
`;

export const Zone = styled.span`
  color: var(--cw-text-subtle);
  font-size: var(--cw-caption-size);
  /* No higher than the label beside it, because the field is used without its zone. */
  line-height: var(--cw-caption-line);
  white-space: nowrap;
`;

export const OpenCalendar = styled(Button)`
  display: grid;
  place-items: center;
  flex: none;
  width: calc(var(--cw-control) - 8px);
  height: calc(var(--cw-control) - 8px);
  border: 0;
  border-radius: calc(4px * var(--cw-radius-scale));
  background: none;
  color: var(--cw-text-subtle);
  cursor: pointer;
  outline: 0;

  &:is([data-hovered], [aria-expanded="true"]) {
    background: var(--cw-surface-active);
    color: var(--cw-text);
  }
  &[data-focus-visible] {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: 1px;
  }
`;

export const Month = styled(Calendar)`
  width: fit-content;
  padding: 12px;
  margin-inline: auto;
`;

export const MonthHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  margin-block-end: 8px;

  [dir="rtl"] & svg {
    transform: scaleX(-1);
  }
`;

export const MonthName = styled(Heading)`
  font-size: var(--cw-title-sm-size);
  line-height: var(--cw-title-sm-line);
  font-weight: 600;
  letter-spacing: var(--cw-title-sm-tracking);
`;

export const Grid = styled(CalendarGrid)`
  border-spacing: 0;

  td {
    padding: 1px;
  }
`;

export const Weekday = styled(CalendarHeaderCell)`
  width: 34px;
  height: 28px;
  padding: 0;
  color: var(--cw-text-subtle);
  font-size: var(--cw-micro-size);
  font-weight: 500;
  text-align: center;
`;

export const Day = styled(CalendarCell)`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: var(--cw-radius-sm);
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  outline: 0;

  @media (pointer: coarse) {
    width: 44px;
    height: 44px;
  }

  &[data-outside-month] {
    visibility: hidden;
  }
  &[data-today] {
    font-weight: 600;
    box-shadow: inset 0 0 0 1px var(--cw-border-strong);
  }
  &[data-hovered] {
    background: var(--cw-surface-active);
  }
  &:is([data-disabled], [data-unavailable]) {
    color: var(--cw-text-disabled);
    cursor: not-allowed;
  }
  &[data-selected] {
    background: var(--cw-accent);
    color: var(--cw-accent-contrast);
    font-weight: 600;
    box-shadow: none;
  }
  &[data-focus-visible] {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: 1px;
  }
`;
