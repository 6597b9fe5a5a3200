import { memo, type MouseEvent } from "react";

import { useTimes, useMessages } from "../../i18n/index.js";
import { Avatar } from "../../ui/avatar/index.js";
import type { Turn } from "../turns.model.js";
import type { Span } from "../said/findSaid.js";
import { MarkedText } from "../said/MarkedText.js";
import { AssistantMark } from "./AssistantMark.js";
import { transcriptMessages } from "./transcript.messages.js";
import { PlayFrom, Row, Said, When, Who } from "./Transcript.styles.js";

interface TranscriptTurnProps {
  turn: Turn;
  name: string;
  /** For the initials of the called person. */
  fullName: string;
  isCurrent: boolean;
  /** The search text. */
  marks?: readonly Span[] | undefined;
  /** Whether it is the selected match. */
  isFound?: boolean;
  onPlay: (() => void) | undefined;
}

function View({ turn, name, fullName, isCurrent, marks, isFound, onPlay }: TranscriptTurnProps) {
  const t = useMessages(transcriptMessages);
  const formats = useTimes();
  const { startSecond } = turn;
  const time = startSecond === undefined ? undefined : formats.duration(startSecond);
  return (
    <Row
      data-speaker={turn.speaker}
      data-timed={time !== undefined || undefined}
      data-found={isFound || undefined}
      data-plays={onPlay !== undefined || undefined}
      onClick={onPlay && ((event: MouseEvent<HTMLElement>) => isPlainPress(event) && onPlay())}
      aria-current={isCurrent || undefined}
    >
      {time !== undefined && (
        <When>
          {onPlay ? (
            <PlayFrom aria-label={t.playFrom({ time })} onPress={onPlay}>
              {time}
            </PlayFrom>
          ) : (
            time
          )}
        </When>
      )}
      <Said>
        <Who>
          {turn.speaker === "assistant" ? <AssistantMark /> : <Avatar name={fullName} size={16} />}
          <b>{name}</b>
        </Who>
        <p dir="auto" data-growing={turn.isGrowing || undefined}>
          {marks ? <MarkedText text={turn.text} marks={marks} /> : turn.text}
        </p>
      </Said>
    </Row>
  );
}

/** Not for the end of a text selection or a press on the button, which has its own handler. */
function isPlainPress({ target }: MouseEvent<HTMLElement>): boolean {
  return getSelection()?.isCollapsed !== false && !(target as Element).closest("button");
}

/** One turn. Its time is the button for keyboards; pressing anywhere on the turn does the same. */
export const TranscriptTurn = memo(View, (before, after) => {
  const isSame = before.turn === after.turn && before.name === after.name && before.isCurrent === after.isCurrent;
  const isMarkedAlike = before.marks === after.marks && before.isFound === after.isFound;
  return isSame && isMarkedAlike && (before.onPlay === undefined) === (after.onPlay === undefined);
});
