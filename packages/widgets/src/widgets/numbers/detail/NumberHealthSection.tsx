import { useNumbers, type Messages } from "../../../i18n/index.js";
import { Notice } from "../../../ui/notice/index.js";
import type { numbersMessages } from "../numbers.messages.js";
import type { NumberRow } from "../Numbers.types.js";
import { Figure, Figures, Part, PartTitle, Value } from "./NumberDrawer.styles.js";

/** How calls from a number were answered in the last seven days, in a sentence and in figures. */
export function NumberHealthSection({ t, number }: { t: Messages<typeof numbersMessages>; number: NumberRow }) {
  const formats = useNumbers();
  const { verdict, calls, answered, short, callsLastDay, callsLastHour } = number.health;
  const isBad = verdict === "RARELY_ANSWERED" || verdict === "SHORT_CALLS";
  const share = (part: number, whole: number) =>
    whole === 0 ? t.noShare : t.shareOf({ share: formats.percent(part / whole), count: formats.number(part) });
  const figures = [
    [t.callsOfWeek, formats.number(calls)],
    [t.answeredCalls, share(answered, calls)],
    [t.shortCalls, share(short, answered)],
    [t.callsOfDay, formats.number(callsLastDay)],
    [t.callsOfHour, formats.number(callsLastHour)],
  ];
  return (
    <Part aria-label={t.health}>
      <PartTitle>{t.health}</PartTitle>
      {isBad ? <Notice tone="warning">{t[verdict]}</Notice> : <p>{t[verdict]}</p>}
      <Figures>
        {figures.map(([name, value]) => [
          <Figure key={`${name} name`}>{name}</Figure>,
          <Value key={`${name} value`}>{value}</Value>,
        ])}
      </Figures>
    </Part>
  );
}
