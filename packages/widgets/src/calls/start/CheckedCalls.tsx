import type { AdvisedCall, CallCheck, CallCheckTotals, CallFailureReason } from "@callwright/sdk/contract";

import { useCodedText, useFormats, useMessages } from "../../i18n/index.js";
import { useClock } from "../../lib/clock.js";
import { useNow } from "../../lib/useNow.js";
import { Ban, Clock, Phone } from "../../ui/icon/generated/icons.js";
import { Icon, type IconShape } from "../../ui/icon/index.js";
import { firstCallMessages } from "../call.firstTexts.js";
import { dayAndTime } from "../useHeldText.js";
import { callFormMessages } from "./callForm.messages.js";
import type { CallTarget } from "./callTarget.js";
import { Advice, Group, Verdict, Verdicts } from "./CheckedCalls.styles.js";

/** Props of {@link CheckedCalls}. */
export interface CheckedCallsProps {
  check: CallCheck;
  targets: readonly CallTarget[];
}

/**
 * Who is called now, who waits until when, and who is not called and why; if no real telephone rings, also what would
 * happen with real telephones.
 */
export function CheckedCalls({ check, targets }: CheckedCallsProps) {
  const t = useMessages(callFormMessages);
  const { items, totals, advised } = check;
  const nameOf = new Map(targets.map(({ itemId, contact, customer }) => [itemId, contact ?? customer]));
  const named = (advises: boolean) =>
    items.map((item): NamedVerdict => {
      const { verdict, reason } = (advises && item.advised) || item;
      return { verdict, code: reason?.code, name: nameOf.get(item.phoneBookId) ?? t.checkUnnamed };
    });
  const isAdvised = advised !== null && (advised.held > totals.held || advised.refused > totals.refused);
  return (
    <Verdicts aria-label={t.checkTitle({ count: items.length })}>
      <Totals totals={totals} verdicts={named(false)} />
      {isAdvised && (
        <>
          <Advice>{t.checkAdvice}</Advice>
          <Totals totals={advised} verdicts={named(true)} />
        </>
      )}
    </Verdicts>
  );
}

interface NamedVerdict {
  verdict: AdvisedCall["verdict"];
  code: string | undefined;
  name: string;
}

const icons: Record<AdvisedCall["verdict"], IconShape> = { NOW: Phone, HELD: Clock, REFUSED: Ban };

function Totals({ totals, verdicts }: { totals: CallCheckTotals; verdicts: readonly NamedVerdict[] }) {
  const t = useMessages(callFormMessages);
  const heldText = useHeldTotals(totals);
  const says = {
    NOW: t.checkNow({ count: totals.now }),
    HELD: heldText,
    REFUSED: t.checkRefused({ count: totals.refused }),
  };
  const counts = { NOW: totals.now, HELD: totals.held, REFUSED: totals.refused };
  return (["NOW", "HELD", "REFUSED"] as const)
    .filter((verdict) => counts[verdict] > 0)
    .map((verdict) => (
      <Verdict key={verdict} data-verdict={verdict}>
        <Icon icon={icons[verdict]} size={16} />
        <div>
          <div>{says[verdict]}</div>
          {totals.byReason
            .filter((one) => one.verdict === verdict)
            .map(({ reason, count }) => (
              <ReasonGroup
                key={reason.code}
                reason={reason}
                count={count}
                names={verdicts
                  .filter((one) => one.verdict === verdict && one.code === reason.code)
                  .map(({ name }) => name)}
              />
            ))}
        </div>
      </Verdict>
    ));
}

const mostNames = 20;

/** The number of people with one reason, and their names. */
function ReasonGroup({ reason, count, names }: { reason: CallFailureReason; count: number; names: readonly string[] }) {
  const t = useMessages(callFormMessages);
  const more = names.length - mostNames;
  return (
    <Group>
      <summary>{useReasonText(reason, count)}</summary>
      <p>
        {names.slice(0, mostNames).join(", ")} {more > 0 && t.manyMore({ count: more })}
      </p>
    </Group>
  );
}

/** `31 asked not to be called`; for a rare reason, or one of a newer server, the server's text. */
function useReasonText({ code, message }: CallFailureReason, count: number): string {
  const t = useMessages(callFormMessages);
  const reasonOf = useCodedText("callFailure");
  return isSaidOfMany(code) ? t[code]({ count }) : t.reasonOfMany({ count, reason: reasonOf({ code, message }) });
}

const saidOfMany = [
  "OUTSIDE_CALLING_HOURS",
  "TOO_SOON",
  "DO_NOT_CALL",
  "NO_CONSENT",
  "ATTEMPT_LIMIT",
  "COOLING_OFF",
  "ALREADY_ON_THE_LINE",
] as const;

function isSaidOfMany(code: string): code is (typeof saidOfMany)[number] {
  return (saidOfMany as readonly string[]).includes(code);
}

/** How many calls wait, and until when in the reader's time zone. */
function useHeldTotals({ held, byReason }: CallCheckTotals): string {
  const t = useMessages(callFormMessages);
  const { dayAndTime: join } = useMessages(firstCallMessages);
  const formats = useFormats();
  const now = useNow(60_000);
  const { timeZone } = useClock();
  const ends = byReason.flatMap(({ verdict, heldUntil }) =>
    verdict === "HELD" && heldUntil !== null ? heldUntil : [],
  );
  const [first, ...others] = ends.toSorted();
  const time = first === undefined ? "" : dayAndTime(first, now, timeZone, join, formats);
  return others.length === 0 ? t.checkHeldTogether({ count: held, time }) : t.checkHeld({ count: held, time });
}
