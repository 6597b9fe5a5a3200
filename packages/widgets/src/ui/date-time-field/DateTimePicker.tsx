import { parseDateTime, type CalendarDateTime } from "@internationalized/date";
import { useContext, useState } from "react";
import { CalendarStateContext } from "react-aria-components/Calendar";
import { CalendarGridBody, CalendarGridHeader } from "react-aria-components/DatePicker";
import { Dialog } from "react-aria-components/Dialog";

import { useNumbers, useMessages } from "../../i18n/index.js";
import { AriaLocale } from "../aria/index.js";
import { IconButton } from "../button/index.js";
import { AriaFieldTexts } from "../field/AriaFieldTexts.js";
import { fieldParts } from "../field/index.js";
import { CalendarDays, ChevronLeft, ChevronRight } from "../icon/generated/icons.js";
import { Icon } from "../icon/index.js";
import { FloatingPanel } from "../popover/index.js";
import { dateTimeFieldMessages } from "./dateTimeField.messages.js";
import type { DateTimeFieldProps } from "./DateTimeField.js";
import {
  Box,
  Day,
  Grid,
  Month,
  MonthHead,
  MonthName,
  OpenCalendar,
  Root,
  Segment,
  Segments,
  Weekday,
  Zone,
} from "./DateTimeField.styles.js";
import { instantOf, zoneName } from "./zone.js";

/** The field itself; it comes with the calendars of the world and is loaded on first use. */
export function DateTimePicker(props: DateTimeFieldProps) {
  // Inside the box, there would be no space for it in a narrow field.
  const { root, heading, note, rest } = fieldParts({ ...props, labelAside: <ZoneOf {...props} /> });
  const { value, onChange, isDay, minValue, maxValue, timeZone: _named, ...own } = rest;
  return (
    <AriaLocale>
      <Root
        {...own}
        {...root}
        granularity={isDay ? "day" : "minute"}
        shouldForceLeadingZeros
        value={value === null ? null : parseDateTime(value)}
        minValue={minValue === undefined ? undefined : parseDateTime(minValue)}
        maxValue={maxValue === undefined ? undefined : parseDateTime(maxValue)}
        // The field shows a wall-clock time, so the result has no time zone either.
        onChange={(next) =>
          onChange(next === null ? null : wallTime(next as CalendarDateTime).slice(0, isDay ? 10 : 16))
        }
      >
        <AriaFieldTexts>
          {heading}
          <Box>
            <Segments>{(segment) => <Segment segment={segment} />}</Segments>
            <OpenCalendar>
              <Icon icon={CalendarDays} size={14} />
            </OpenCalendar>
          </Box>
          {note}
          <FloatingPanel>
            <Dialog>
              <MonthOfDays />
            </Dialog>
          </FloatingPanel>
        </AriaFieldTexts>
      </Root>
    </AriaLocale>
  );
}

/** The name of a time zone at the chosen time. */
function ZoneOf({ timeZone, value }: DateTimeFieldProps) {
  const { locale } = useNumbers();
  const [openedAt] = useState(() => new Date());
  if (timeZone === undefined) return null;
  return <Zone>{zoneName(timeZone, value === null ? openedAt : instantOf(value, timeZone), locale)}</Zone>;
}

function MonthOfDays() {
  return (
    <Month>
      <MonthSteps />
      <Grid weekdayStyle="short">
        <CalendarGridHeader>{(day) => <Weekday>{day}</Weekday>}</CalendarGridHeader>
        <CalendarGridBody>{(date) => <Day date={date} />}</CalendarGridBody>
      </Grid>
    </Month>
  );
}

function MonthSteps() {
  const t = useMessages(dateTimeFieldMessages);
  const calendar = useContext(CalendarStateContext);
  if (!calendar) return null;
  return (
    <MonthHead>
      <IconButton
        label={t.previousMonth}
        icon={ChevronLeft}
        isDisabled={calendar.isPreviousVisibleRangeInvalid()}
        onPress={() => calendar.focusPreviousPage()}
      />
      <MonthName />
      <IconButton
        label={t.nextMonth}
        icon={ChevronRight}
        isDisabled={calendar.isNextVisibleRangeInvalid()}
        onPress={() => calendar.focusNextPage()}
      />
    </MonthHead>
  );
}

const wallTime = (time: CalendarDateTime) => time.set({ second: 0, millisecond: 0 }).toString();
