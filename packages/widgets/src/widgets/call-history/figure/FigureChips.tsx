import { callFigureMessages } from "../../../calls/figures/callFigure.messages.js";
import { callObjectionMessages } from "../../../calls/callObjection.messages.js";
import { useTimes, useMessages } from "../../../i18n/index.js";
import { useClock } from "../../../lib/clock.js";
import { callHistoryMessages } from "../callHistory.messages.js";
import { hoursOf } from "../callHistory.model.js";
import type { CallHistoryView } from "../CallHistory.types.js";
import { FigureChip } from "./FigureChip.js";
import { rangeOf } from "./rangeOf.js";
import { useCountryNames } from "./useCountryNames.js";

/** Props of {@link FigureChips}. */
export interface FigureChipsProps {
  view: CallHistoryView;
  change: (change: Partial<CallHistoryView>) => void;
  /** The product of the listed calls. It names the product by which the list is filtered. */
  product: string | undefined;
}

/** The filters that limit the list to the calls of a figure. Each can be read, and removed alone. */
export function FigureChips({ view, change, product }: FigureChipsProps) {
  const t = useMessages(callFigureMessages);
  const { chosen } = useMessages(callHistoryMessages);
  const reasons = useMessages(callObjectionMessages);
  const formats = useTimes();
  const { timeZone } = useClock();
  const countryName = useCountryNames(view.countryIds.length > 0);
  const range = rangeOf(view, formats, timeZone, t);
  const named = <Id extends string>(ids: readonly Id[], nameOf: (id: Id) => string | undefined) =>
    ids.map((id) => ({ id, label: nameOf(id) ?? chosen }));
  return (
    <>
      <FigureChip
        label={t.dialled}
        value={range === undefined ? [] : [{ id: "range", label: range }]}
        onChange={() => change({ dialledFrom: "", dialledTo: "" })}
      />
      <FigureChip
        label={t.answeredBy}
        value={named(view.answerers, (id) => t[id])}
        onChange={(answerers) => change({ answerers })}
      />
      <FigureChip
        label={t.country}
        value={named(view.countryIds, countryName)}
        onChange={(countryIds) => change({ countryIds })}
      />
      <FigureChip
        label={t.hour}
        value={named(hoursOf(view.dialledHours).map(String), (hour) => formats.date(hourOfDay(hour), "hour", "UTC"))}
        onChange={(dialledHours) => change({ dialledHours })}
      />
      <FigureChip
        label={t.product}
        value={named(view.productIds, () => (view.productIds.length === 1 ? product : undefined))}
        onChange={(productIds) => change({ productIds })}
      />
      <FigureChip
        label={t.objection}
        value={named(view.objections, (id) => reasons[id])}
        onChange={(objections) => change({ objections })}
      />
      <FigureChip
        label={t.callback}
        value={view.isCallbackDue ? [{ id: "due", label: t.due }] : []}
        onChange={() => change({ isCallbackDue: false })}
      />
    </>
  );
}

const hourOfDay = (hour: string) => `2026-01-01T${hour.padStart(2, "0")}:00:00Z`;
