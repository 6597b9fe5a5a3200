import { useEffect, useMemo, useState } from "react";

import { useMessages } from "../../i18n/index.js";
import { useKeptList } from "../../lib/listMemory.js";
import { IconButton } from "../../ui/button/index.js";
import { FastForward } from "../../ui/icon/generated/icons.js";
import type { Turn } from "../turns.model.js";
import { pausesBetween } from "./pauses.js";
import type { Playback } from "./playback.js";
import { recordingPlayerMessages } from "./recordingPlayer.messages.js";

interface SkipPausesProps {
  playback: Playback;
  peaks: readonly number[];
  turns: readonly Turn[];
}

/** Skips the pauses between turns. The choice is stored for the next recording if the host stores settings. */
export function SkipPauses({ playback, peaks, turns }: SkipPausesProps) {
  const t = useMessages(recordingPlayerMessages);
  const { kept, keep } = useKeptList("recording-player");
  const [isOn, setOn] = useState(kept.view?.skipsPauses === true);
  const pauses = useMemo(
    () => pausesBetween(turns, peaks, playback.durationSeconds),
    [turns, peaks, playback.durationSeconds],
  );
  useEffect(() => playback.skip(isOn ? pauses : []), [playback, pauses, isOn]);
  if (pauses.length === 0) return null;
  const toggle = () => {
    setOn(!isOn);
    keep({ view: { skipsPauses: !isOn } });
  };
  return (
    <IconButton
      size="small"
      variant={isOn ? "secondary" : "ghost"}
      icon={FastForward}
      label={t.skipPauses}
      aria-pressed={isOn}
      onPress={toggle}
    />
  );
}
