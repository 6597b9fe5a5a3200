import type { CallWords } from "@callwright/sdk/contract";
import { useStreamCallWords } from "@callwright/sdk/hooks";
import { useMemo, useRef, type ReactNode } from "react";

import { useMessages } from "../../i18n/index.js";
import { Button } from "../../ui/button/index.js";
import { ArrowDown } from "../../ui/icon/generated/icons.js";
import { Unseen } from "../../ui/unseen/index.js";
import { callMessages } from "../call.messages.js";
import { givenName } from "../callRow.model.js";
import type { Turn } from "../turns.model.js";
import { transcriptMessages } from "./transcript.messages.js";
import { Follow, Head, List, Live, Title } from "./Transcript.styles.js";
import { TranscriptTurn } from "./TranscriptTurn.js";
import { useFollow } from "./useFollow.js";

/** Props of {@link LiveTranscript}. */
export interface LiveTranscriptProps {
  callId: string;
  /** The called person, or "" if not known. */
  contactName: string;
  language: string;
  /** Shown until the first word is said. */
  children: ReactNode;
}

/**
 * A conversation as it is spoken, word by word. The newest words stay in view until the reader scrolls away; screen
 * readers read each turn when it is finished.
 */
export function LiveTranscript({ callId, children, ...props }: LiveTranscriptProps) {
  const { turns: words, isOver } = useStreamCallWords(callId);
  const turns = useMemo(() => words.map((one) => turnOf(one)), [words]);
  return turns.length === 0 ? children : <SpokenTurns {...props} turns={turns} isOver={isOver} />;
}

interface SpokenTurnsProps extends Pick<LiveTranscriptProps, "contactName" | "language"> {
  turns: readonly Turn[];
  isOver: boolean;
}

function SpokenTurns({ turns, isOver, contactName, language }: SpokenTurnsProps) {
  const t = useMessages(transcriptMessages);
  const call = useMessages(callMessages);
  const listRef = useRef<HTMLOListElement>(null);
  const { isFollowing, follow } = useFollow(listRef, turns.length - 1, turns.at(-1)?.text.length);
  const contact = givenName(contactName) || call.contact;
  const nameOf = ({ speaker }: Turn) => (speaker === "assistant" ? call.assistant : contact);
  const said = turns.findLast(({ isGrowing }) => !isGrowing);
  return (
    <section>
      <Head>
        <Title>{t.title}</Title>
        {!isOver && <Live>{t.live}</Live>}
      </Head>
      <List ref={listRef} lang={language}>
        {turns.map((turn, index) => (
          <TranscriptTurn
            // Turns are identified only by their position.
            key={index}
            turn={turn}
            name={nameOf(turn)}
            fullName={contactName || contact}
            isCurrent={false}
            onPlay={undefined}
          />
        ))}
      </List>
      <Unseen aria-live="polite" lang={language}>
        {said && t.line({ speaker: nameOf(said), text: said.text })}
      </Unseen>
      {!isFollowing && !isOver && (
        <Follow>
          <Button size="small" icon={ArrowDown} onPress={follow}>
            {t.follow}
          </Button>
        </Follow>
      )}
    </section>
  );
}

/** Converts words to a turn. Unchanged words stay the same object, which is not rendered again. */
const known = new WeakMap<CallWords, Turn>();

function turnOf(words: CallWords): Turn {
  const turn = known.get(words) ?? toTurn(words);
  known.set(words, turn);
  return turn;
}

function toTurn({ role, content, startSecond, isFinal, isInterrupted }: CallWords): Turn {
  const speaker = role === "ASSISTANT" ? "assistant" : "contact";
  return { speaker, text: isInterrupted ? `${content} —` : content, startSecond, isGrowing: !isFinal };
}
