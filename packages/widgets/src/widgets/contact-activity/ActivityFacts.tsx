import type { ContactCallability } from "@callwright/sdk/contract";

import type { SingleCall } from "../../calls/callReasons.model.js";
import { ShortCallTime } from "../../calls/CallTime.js";
import { useVerdictText } from "../../calls/useVerdictText.js";
import { useNumbers, useTimes, type Messages } from "../../i18n/index.js";
import { AnswerChip } from "../../ui/status/index.js";
import { Fact, Facts, Outcome, Quiet, Verdict } from "./ContactActivity.styles.js";
import type { contactActivityMessages } from "./contactActivity.messages.js";
import { lastConversation, type Timeline } from "./contactActivity.model.js";

interface ActivityFactsProps {
  t: Messages<typeof contactActivityMessages>;
  callability: ContactCallability | undefined;
  timeline: Timeline;
}

/**
 * What a person wants to know before they call: whether they may call now, and the outcome of the last conversation.
 */
export function ActivityFacts({ t, callability, timeline }: ActivityFactsProps) {
  const last = lastConversation(timeline);
  if (!callability && !last) return null;
  return (
    <Facts>
      {callability && <Calling t={t} callability={callability} />}
      {last && <LastConversation t={t} call={last} />}
    </Facts>
  );
}

function Calling({ t, callability }: Pick<ActivityFactsProps, "t"> & { callability: ContactCallability }) {
  const { verdict, timeZones, advised, attempts, maxAttempts, attemptsWithinDays } = callability;
  const formats = useNumbers();
  const [zone = "UTC"] = timeZones;
  const own = useVerdictText(t.callable, callability, zone);
  const withRealPhones = useVerdictText(t.callable, advised ?? callability, zone);
  const counted = { attempts: formats.number(attempts), count: maxAttempts, days: formats.number(attemptsWithinDays) };
  return (
    <Fact>
      <dt>{t.calling}</dt>
      <dd>
        <Verdict data-verdict={verdict}>{own}</Verdict>
        {advised && <Quiet as="p">{t.withRealPhones({ verdict: withRealPhones })}</Quiet>}
        <Quiet as="p">{t.attemptsSoFar(counted)}</Quiet>
      </dd>
    </Fact>
  );
}

function LastConversation({ t, call }: Pick<ActivityFactsProps, "t"> & { call: SingleCall }) {
  const formats = useTimes();
  return (
    <Fact>
      <dt>{t.lastConversation}</dt>
      <dd>
        <Outcome>
          <AnswerChip answer={call.answer} />
          {call.durationSeconds !== null && <span>{formats.duration(call.durationSeconds)}</span>}
          <Quiet>
            <ShortCallTime instant={call.startAt ?? call.createdAt} />
          </Quiet>
        </Outcome>
      </dd>
    </Fact>
  );
}
