import { useTimes, type Messages } from "../../../i18n/index.js";
import { useClock } from "../../../lib/clock.js";
import { DateTime } from "../../../records/DateTime.js";
import type { TableColumn } from "../../../ui/table/index.js";
import { DeliveryStatus } from "../DeliveryStatus.js";
import type { webhooksMessages } from "../webhooks.messages.js";
import type { DeliveryRow } from "../Webhooks.types.js";

type Texts = Messages<typeof webhooksMessages>;

/** The columns of a log. In a drawer, which is narrow, rows are usually items of several lines. */
export function deliveryColumns(t: Texts): TableColumn<DeliveryRow>[] {
  return [
    { id: "event", header: t.event, isRowHeader: true, minWidth: 130, cell: ({ event }) => t[event] },
    {
      id: "status",
      header: t.status,
      width: 140,
      listLine: 2,
      cell: ({ status, responseStatus }) => <DeliveryStatus t={t} status={status} responseStatus={responseStatus} />,
    },
    {
      id: "attempts",
      header: t.attempts,
      isNumeric: true,
      width: 110,
      listLine: 2,
      cell: ({ attempts }) => t.attemptCount({ count: attempts }),
    },
    {
      id: "time",
      header: t.time,
      isNumeric: true,
      width: 168,
      listLine: 3,
      cell: ({ createdAt }) => <DateTime instant={createdAt} pattern="record" />,
    },
    {
      id: "nextTry",
      header: t.nextTry,
      width: 180,
      listLine: 3,
      cell: ({ nextAttemptAt }) => (nextAttemptAt === undefined ? "" : <NextTry t={t} at={nextAttemptAt} />),
    },
  ];
}

/** The time of the next attempt; with the date if it is not today. */
function NextTry({ t, at }: { t: Texts; at: string }) {
  const clock = useClock();
  const { timeZone } = clock;
  const formats = useTimes();
  const day = (instant: string) => formats.date(instant, "day", timeZone);
  const isToday = day(at) === day(new Date(clock.now()).toISOString());
  return t.nextTryAt({ time: formats.date(at, isToday ? "hour" : "record", timeZone) });
}
