import { useRef } from "react";

import { useTimes, useMessages } from "../../i18n/index.js";
import { Button } from "../../ui/button/index.js";
import { CopyButton } from "../../ui/copy-button/index.js";
import { ArrowDown } from "../../ui/icon/generated/icons.js";
import { callMessages } from "../call.messages.js";
import { givenName } from "../callRow.model.js";
import type { Playback } from "../player/playback.js";
import { FindInConversation } from "../said/FindInConversation.js";
import { useFindSaid } from "../said/useFindSaid.js";
import type { Turn } from "../turns.model.js";
import { transcriptMessages } from "./transcript.messages.js";
import { Follow, Head, List, Title } from "./Transcript.styles.js";
import { TranscriptTurn } from "./TranscriptTurn.js";
import { useBroughtIntoView } from "./useBroughtIntoView.js";
import { useCurrentTurn } from "./useCurrentTurn.js";
import { useFollow } from "./useFollow.js";

/** Props of {@link Transcript}. */
export interface TranscriptProps {
  turns: readonly Turn[];
  /** The called person, or "" if not known. */
  contactName: string;
  /** The language of the conversation, for pronunciation and line breaks. */
  language: string;
  /** The recording that the turns follow; without one they do not move. */
  playback: Playback | undefined;
  /** A requested turn; it is scrolled into view and marked until another one is played. */
  asked?: { turn: number } | undefined;
  /** The initial search text: the words that led to this conversation. */
  said?: string | undefined;
}

/**
 * A conversation, turn by turn. While the recording plays, the current turn is highlighted and kept in view until the
 * reader scrolls away; pressing a turn plays from there.
 */
export function Transcript({ turns, contactName, language, playback, asked, said }: TranscriptProps) {
  const t = useMessages(transcriptMessages);
  const call = useMessages(callMessages);
  const listRef = useRef<HTMLOListElement>(null);
  const heard = useCurrentTurn(playback, turns);
  const find = useFindSaid(turns, said);
  const current = heard < 0 && asked ? asked.turn : heard;
  const { isFollowing, follow } = useFollow(listRef, current);
  useBroughtIntoView(listRef, asked);
  useBroughtIntoView(listRef, find.asked);
  const contact = givenName(contactName) || call.contact;

  return (
    <section>
      <Head>
        <Title>{t.title}</Title>
        <CopyConversation turns={turns} contact={contact} />
      </Head>
      <FindInConversation find={find} />
      <List ref={listRef} lang={language}>
        {turns.map((turn, index) => (
          <TranscriptTurn
            // Turns are identified only by their position.
            key={index}
            turn={turn}
            name={turn.speaker === "assistant" ? call.assistant : contact}
            fullName={contactName || contact}
            isCurrent={index === current}
            marks={find.marksOf(index)}
            isFound={index === find.asked?.turn}
            onPlay={
              playback && turn.startSecond !== undefined
                ? () => {
                    playback.seek(turn.startSecond ?? 0);
                    playback.play();
                    follow();
                  }
                : undefined
            }
          />
        ))}
      </List>
      {current >= 0 && !isFollowing && (
        <Follow>
          <Button size="small" icon={ArrowDown} onPress={follow}>
            {t.follow}
          </Button>
        </Follow>
      )}
    </section>
  );
}

function CopyConversation({ turns, contact }: { turns: readonly Turn[]; contact: string }) {
  const t = useMessages(transcriptMessages);
  const call = useMessages(callMessages);
  const formats = useTimes();
  const text = () =>
    turns
      .map(({ speaker, startSecond, text }) => {
        const line = { speaker: speaker === "assistant" ? call.assistant : contact, text };
        return startSecond === undefined ? t.line(line) : t.timedLine({ ...line, time: formats.duration(startSecond) });
      })
      .join("\n");
  return <CopyButton size="small" variant="ghost" text={text} />;
}
