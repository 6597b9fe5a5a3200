import { useEffect, useId, useRef } from "react";

import { useRelativeTimes, useMessages } from "../../i18n/index.js";
import { useClock } from "../../lib/clock.js";
import { Button } from "../button/index.js";
import { changedMeanwhileMessages } from "./changedMeanwhile.messages.js";
import { Actions, Both, Difference, Differences, Quiet, Root, Title, Version } from "./ChangedMeanwhile.styles.js";

/** The value of a field in one of the two versions. */
export type SaidValue = string | boolean;

/** Props of {@link ChangedMeanwhile}. */
export interface ChangedMeanwhileProps {
  /** The name of the person who saved the other version; null if no person did. */
  by: string | null;
  /** When the other version was saved, as an ISO 8601 timestamp. */
  at: string;
  /** The fields that both people changed. */
  differences: readonly { label: string; theirs: SaidValue; mine: SaidValue }[];
  /** The labels of fields that only the other person changed; the form already shows their values. */
  takenOver: readonly string[];
  /** How often saving was attempted. Each time it increases, the notice gets the focus. */
  asked: number;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/**
 * Says that somebody else has saved the same record meanwhile, shows both versions of the fields that differ, and asks
 * which version to keep. It gets the focus, because nothing is saved before the person has chosen.
 *
 * @example
 * <ChangedMeanwhile by="Deniz Kaya" at="2026-11-20T10:20:00.000Z" asked={1} takenOver={[]}
 *   differences={[{ label: "Website", theirs: "nordlys.no", mine: "nordlys.com" }]}
 *   onKeepMine={saveAgain} onTakeTheirs={showTheirs} />
 */
export function ChangedMeanwhile({ by, at, differences, takenOver, asked, ...answers }: ChangedMeanwhileProps) {
  const t = useMessages(changedMeanwhileMessages);
  const formats = useRelativeTimes();
  const clock = useClock();
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked === 0) return;
    ref.current?.focus();
    ref.current?.scrollIntoView({ block: "nearest" });
  }, [asked]);
  const time = formats.relative(at, new Date(clock.now()), clock.timeZone);
  const say = (value: SaidValue) => (typeof value === "boolean" ? (value ? t.yes : t.no) : value || t.empty);
  return (
    <Root ref={ref} role="group" tabIndex={-1} aria-labelledby={id} data-part="changed-meanwhile">
      <Title id={id}>{by === null ? t.changed({ time }) : t.changedBy({ name: by, time })}</Title>
      <Quiet>{t.nothingLost}</Quiet>
      {differences.length > 0 && (
        <Differences>
          {differences.map(({ label, theirs, mine }) => (
            <Difference key={label}>
              <dt>{label}</dt>
              <Both>
                <Version>
                  <span>{t.theirs}</span>
                  <p>{say(theirs)}</p>
                </Version>
                <Version>
                  <span>{t.mine}</span>
                  <p>{say(mine)}</p>
                </Version>
              </Both>
            </Difference>
          ))}
        </Differences>
      )}
      {takenOver.length > 0 && <Quiet>{t.takenOver({ fields: takenOver.join(", ") })}</Quiet>}
      <Actions>
        <Button size="small" onPress={answers.onKeepMine}>
          {t.keepMine}
        </Button>
        <Button size="small" onPress={answers.onTakeTheirs}>
          {t.takeTheirs}
        </Button>
      </Actions>
    </Root>
  );
}
