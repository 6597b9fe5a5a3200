import { useTimes, useMessages } from "../../i18n/index.js";
import { useClock } from "../../lib/clock.js";
import { StatusGlyph, useStatusTexts, type ShownStatus } from "../../ui/status/index.js";
import { callMessages } from "../call.messages.js";
import { callProgressMessages } from "../callProgress.messages.js";
import { shownStatus } from "../callRow.model.js";
import { Elapsed } from "../Elapsed.js";
import { useStatusExplanation, type CallStatusCellProps } from "../CallStatusCell.js";
import { Box, Head, Mark, Reason, Said, Station, Stations, Total } from "./CallTrack.styles.js";
import type { TrackStep } from "./track.model.js";

/** Props of {@link CallTrack}. */
export interface CallTrackProps {
  call: CallStatusCellProps["call"];
  steps: readonly TrackStep[];
}

/** The progress of a call: its status, its duration, its stages with their times, and the reason if it failed. */
export function CallTrack({ call, steps }: CallTrackProps) {
  const progress = useMessages(callProgressMessages);
  const reason = useStatusExplanation(call);
  const shown = shownStatus(call);
  return (
    <Box data-status={call.status}>
      <Head>
        <StatusGlyph status={shown} size={18} />
        {/* Told aloud whenever it changes. */}
        <Said role="status">{progress[shown] ?? progress.unknown}</Said>
        {call.status === "IN_PROGRESS" && call.answeredAt !== null && (
          <Total>
            <Elapsed since={call.answeredAt} />
          </Total>
        )}
      </Head>
      {reason !== undefined && <Reason>{reason}</Reason>}
      {steps.length > 1 && (
        <Stations>
          {steps.map((step) => (
            <TrackStation key={step.status} {...step} status={step.state === "now" ? shown : step.status} />
          ))}
        </Stations>
      )}
    </Box>
  );
}

function TrackStation({ status, at, state }: Omit<TrackStep, "status"> & { status: ShownStatus }) {
  const t = useMessages(callMessages);
  const formats = useTimes();
  const { timeZone } = useClock();
  const { label } = useStatusTexts(status);
  return (
    <Station data-state={state} aria-current={state === "now" ? "step" : undefined}>
      <Mark>
        <StatusGlyph status={status} size={state === "now" ? 18 : 14} isStill={state !== "now"} />
      </Mark>
      <b>{label}</b>
      <time dateTime={at}>{at === undefined ? t.none : formats.date(at, "clock", timeZone)}</time>
    </Station>
  );
}
