import type { EffectiveDialPolicy, Weekday } from "@callwright/sdk/contract";

import { useIsInPage } from "../../../lib/useIsInPage.js";
import { useFormats, type Messages } from "../../../i18n/index.js";
import { Checkbox } from "../../../ui/checkbox/index.js";
import { Select } from "../../../ui/select/index.js";
import type { firstCompanySettingsMessages } from "../companySettings.firstTexts.js";
import {
  calledSpans,
  placeInDay,
  spansOf,
  timesOfDay,
  usual,
  weekdays,
  type CallingDraft,
  type Span,
} from "./calling.model.js";
import { Bar, Day, Said, Spans, Week } from "./WeekGrid.styles.js";

/** Props of {@link WeekGrid}. */
export interface WeekGridProps {
  t: Messages<typeof firstCompanySettingsMessages>;
  draft: CallingDraft;
  /** The rule of the country whose hours are shown in the background. */
  rule: EffectiveDialPolicy;
  onChange: (days: CallingDraft["days"]) => void;
}

/** The hours of each day: the hours that the country allows in grey, the hours that remain in colour. */
export function WeekGrid({ t, draft, rule, onChange }: WeekGridProps) {
  return (
    <Week role="group" aria-label={t.hours}>
      {weekdays.map((day) => (
        <WeekdayRow key={day} t={t} day={day} draft={draft} rule={rule} onChange={onChange} />
      ))}
    </Week>
  );
}

function WeekdayRow({ t, day, draft, rule, onChange }: WeekGridProps & { day: Weekday }) {
  const formats = useFormats();
  const hourOf = useHour();
  // Inline styles are added only in the page, because the HTML that a server renders must not contain any.
  const isInPage = useIsInPage();
  const name = new Intl.DateTimeFormat(formats.locale, { weekday: "long", timeZone: "UTC" }).format(
    Date.UTC(2026, 5, 1 + weekdays.indexOf(day)),
  );
  const own = draft.days[day];
  const set = (spans: Span[]) => onChange({ ...draft.days, [day]: spans });
  const called = calledSpans(rule, draft, day);
  const said = called.map(({ from, to }) => t.span({ from: hourOf(from), to: hourOf(to) })).join(", ");
  return (
    <Day data-plain={draft.hasHours ? undefined : ""}>
      {draft.hasHours ? (
        <Checkbox isSelected={own.length > 0} onChange={(isOn) => set(isOn ? [usual] : [])}>
          {name}
        </Checkbox>
      ) : (
        <span>{name}</span>
      )}
      {draft.hasHours && own.length > 0 && (
        <Spans>
          {own.map((span, index) => (
            <SpanFields
              // The position of the span in the day; spans never change their order.
              key={index}
              t={t}
              day={index === 0 ? name : `${name} (${formats.number(index + 1)})`}
              span={span}
              hourOf={hourOf}
              onChange={(changed) => set(own.with(index, changed))}
            />
          ))}
        </Spans>
      )}
      <div>
        <Bar aria-hidden="true">
          {spansOf(rule.ruleHours, day).map((span) => (
            <i key={`rule ${span.from}`} style={isInPage ? placeOf(span) : undefined} />
          ))}
          {called.map((span) => (
            <i key={`called ${span.from}`} data-called="" style={isInPage ? placeOf(span) : undefined} />
          ))}
        </Bar>
        <Said>
          <bdi>{called.length > 0 ? said : t.notCalled}</bdi>
        </Said>
      </div>
    </Day>
  );
}

interface SpanFieldsProps extends Pick<WeekGridProps, "t"> {
  /** The day's name, with a number if the day has several spans. */
  day: string;
  span: Span;
  hourOf: (time: string) => string;
  onChange: (span: Span) => void;
}

function SpanFields({ t, day, span, hourOf, onChange }: SpanFieldsProps) {
  const options = (time: string) => timesOfDay(time).map((one) => ({ id: one, label: hourOf(one) }));
  return (
    <>
      <Select
        label={t.fromOf({ day })}
        isLabelHidden
        options={options(span.from)}
        value={span.from}
        onChange={(from) => from !== null && onChange({ ...span, from })}
      />
      <Select
        label={t.toOf({ day })}
        isLabelHidden
        options={options(span.to)}
        value={span.to}
        onChange={(to) => to !== null && onChange({ ...span, to })}
      />
    </>
  );
}

function placeOf({ from, to }: Span) {
  const start = placeInDay(from);
  return { insetInlineStart: `${start}%`, inlineSize: `${placeInDay(to) - start}%` };
}

/** Formats a time of day for the user's locale. */
function useHour(): (time: string) => string {
  const formats = useFormats();
  return (time) => formats.date(`2026-01-01T${time === "24:00" ? "00:00" : time}:00Z`, "hour", "UTC");
}
