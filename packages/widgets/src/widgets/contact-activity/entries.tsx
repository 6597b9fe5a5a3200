import { useId, useState } from "react";

import { isScheduled } from "../../calls/callRow.model.js";
import { CallStatusCell, useStatusExplanation } from "../../calls/CallStatusCell.js";
import { ShortCallTime } from "../../calls/CallTime.js";
import { placeOf } from "../../calls/local-time/placeOf.js";
import { useTimes, type Messages } from "../../i18n/index.js";
import { useClock } from "../../lib/clock.js";
import { Button } from "../../ui/button/index.js";
import { ChevronDown, ChevronUp, StickyNote } from "../../ui/icon/generated/icons.js";
import { Icon } from "../../ui/icon/index.js";
import { Link } from "../../ui/link/index.js";
import { onDemand } from "../../ui/on-demand/index.js";
import { SkeletonText } from "../../ui/skeleton/index.js";
import { AnswerChip } from "../../ui/status/index.js";
import { Unseen } from "../../ui/unseen/index.js";
import type { ContactActivityProps } from "./ContactActivity.js";
import { Entry, Foot, Head, NoteTitle, Quiet, Said, Tools, When, Written } from "./ContactActivity.styles.js";
import type { contactActivityMessages } from "./contactActivity.messages.js";
import { fullName, type ActivityEntry } from "./contactActivity.model.js";

const Transcript = onDemand(
  () => import("../../calls/transcript/Transcript.js").then(({ Transcript }) => Transcript),
  "none",
);

interface EntryProps<Kind extends ActivityEntry["kind"]> {
  t: Messages<typeof contactActivityMessages>;
  entry: Extract<ActivityEntry, { kind: Kind }>;
}

/** A call: its status or outcome, its product, and what was said. */
export function CallEntry({ t, entry, onOpenCall }: EntryProps<"call"> & Pick<ContactActivityProps, "onOpenCall">) {
  const { call, at, turns } = entry;
  const formats = useTimes();
  const { timeZone } = useClock();
  const isDue = isScheduled(call);
  const explanation = useStatusExplanation(call);
  const about = [call.product?.name, isDue ? undefined : explanation].filter((part) => part !== undefined);
  const timeThere = formats.date(at, "call", call.timeZone);
  const [isUnfolded, setUnfolded] = useState(false);
  const conversationId = useId();
  const time = formats.date(at, "call", timeZone);
  const isAnswered = call.answer !== "NO_CALL" && call.answer !== "IN_PROGRESS";
  return (
    <Entry>
      <Head>
        {/* Screen readers read the status whenever it changes. */}
        <span role="status">
          <CallStatusCell call={call} />
        </span>
        {isAnswered && <AnswerChip answer={call.answer} />}
        {call.durationSeconds !== null && <Quiet>{formats.duration(call.durationSeconds)}</Quiet>}
        <When>
          {isDue ? t.timeInPlace({ time: timeThere, place: placeOf(call.timeZone) }) : <ShortCallTime instant={at} />}
        </When>
      </Head>
      <Foot>
        <Quiet as="p">{about.join(" · ")}</Quiet>
        <Tools>
          {turns.length > 0 && (
            <Button
              size="small"
              trailingIcon={isUnfolded ? ChevronUp : ChevronDown}
              aria-label={t.conversationAt({ time })}
              aria-expanded={isUnfolded}
              aria-controls={isUnfolded ? conversationId : undefined}
              onPress={() => setUnfolded(!isUnfolded)}
            >
              {t.conversation}
            </Button>
          )}
          {onOpenCall && (
            <Link aria-label={t.openCallAt({ time })} onPress={() => onOpenCall({ callId: call.id })}>
              {t.openCall}
            </Link>
          )}
        </Tools>
      </Foot>
      {isUnfolded && (
        <Said id={conversationId}>
          <Transcript
            turns={turns}
            contactName={fullName(call.contact)}
            language={call.language}
            playback={undefined}
            fallback={<SkeletonText />}
          />
        </Said>
      )}
    </Entry>
  );
}

/** A note: its title, its text and its author. */
export function NoteEntry({ t, entry }: EntryProps<"note">) {
  return (
    <Entry>
      <Head>
        <NoteTitle>
          <Icon icon={StickyNote} size={14} />
          <Unseen>{t.note}: </Unseen>
          <b>{entry.title}</b>
        </NoteTitle>
        <When>
          <ShortCallTime instant={entry.at} />
        </When>
      </Head>
      <Written>{entry.text}</Written>
      {entry.author !== "" && <Quiet as="p">{entry.author}</Quiet>}
    </Entry>
  );
}
