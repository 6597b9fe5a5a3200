import { type RefObject, useMemo, useRef } from "react";

import { useTimes, useMessages } from "../../i18n/index.js";
import { focusedElement } from "../../lib/focusedElement.js";
import { saveFile } from "../../lib/saveFile.js";
import { useLayoutEffect } from "../../lib/useLayoutEffect.js";
import { Button, IconButton } from "../../ui/button/index.js";
import { Download, Pause, Play } from "../../ui/icon/generated/icons.js";
import { Icon } from "../../ui/icon/index.js";
import { Tooltip } from "../../ui/tooltip/index.js";
import { Truncate } from "../../ui/truncate/index.js";
import { callMessages } from "../call.messages.js";
import { givenName } from "../callRow.model.js";
import { speakerSpans, type Turn } from "../turns.model.js";
import { CopyLink } from "./CopyLink.js";
import { playbackRates, type Playback } from "./playback.js";
import { recordingPlayerMessages } from "./recordingPlayer.messages.js";
import {
  Box,
  Busy,
  Controls,
  Failure,
  Legend,
  Main,
  PlayButton,
  Spacer,
  Speaker,
  Swatch,
  Time,
} from "./RecordingPlayer.styles.js";
import { SkipPauses } from "./SkipPauses.js";
import { usePlaybackState } from "./usePlayback.js";
import { Waveform } from "./Waveform.js";

/** Props of {@link RecordingPlayer}. */
export interface RecordingPlayerProps {
  /** The result of `usePlayback`, shared with the transcript. */
  playback: Playback;
  /** The loudness from 0 to 1 over the whole recording, as calculated by the server. */
  peaks: readonly number[];
  turns: readonly Turn[];
  /** The called person, or "" if not known; for the legend. */
  contactName: string;
  /** The file name of a download. */
  fileName: string;
  /** The reason why the recording cannot be downloaded. */
  downloadDisabledReason?: string | undefined;
  /** The host's URL of a second of this call. If omitted, no link can be copied. */
  addressOf?: ((second: number) => string) | undefined;
}

/**
 * Plays a recording: a waveform with a lane for each speaker, which is also the slider; speed; skipped silence;
 * download. The audio is loaded when a person first wants to hear it. Errors are shown here with a way to try again.
 */
export function RecordingPlayer(props: RecordingPlayerProps) {
  const { playback, peaks, turns, contactName, fileName, downloadDisabledReason, addressOf } = props;
  const t = useMessages(recordingPlayerMessages);
  const call = useMessages(callMessages);
  const { durationSeconds } = playback;
  const sound = usePlaybackState(playback, (state) => state.sound);
  const toggle = useRef<HTMLButtonElement>(null);
  const download = useRef<HTMLButtonElement>(null);
  const retry = useRef<HTMLButtonElement>(null);
  const spans = useMemo(() => speakerSpans(turns, durationSeconds), [turns, durationSeconds]);
  const isFileWanted = useRef(false);
  const save = async () => {
    isFileWanted.current = true;
    const blob = await playback.getFile();
    if (!blob) return;
    isFileWanted.current = false;
    saveFile({ blob, fileName });
  };
  const tryAgain = () => {
    if (isFileWanted.current) {
      void save();
      return;
    }
    // The pressed button disappears with the failure.
    toggle.current?.focus();
    playback.play();
  };
  // The button for the download disappears with its failure, and the one for another try with the next attempt.
  useLayoutEffect(() => {
    const focused = focusedElement();
    if (!isFileWanted.current || (focused !== null && focused !== document.body)) return;
    (retry.current ?? download.current)?.focus({ preventScroll: true });
  }, [sound]);

  return (
    <Box role="group" aria-label={t.label}>
      <PlayToggle playback={playback} button={toggle} />
      <Main>
        <Waveform playback={playback} peaks={peaks} spans={spans} />
        {sound === "failed" ? (
          <Failure role="alert">
            <span>{t.failed}</span>
            <Button ref={retry} size="small" variant="ghost" onPress={tryAgain}>
              {t.retry}
            </Button>
          </Failure>
        ) : (
          <Controls>
            <Clock playback={playback} />
            {spans.length > 0 && (
              <Legend>
                <Speaker>
                  <Swatch data-speaker="assistant" />
                  <Truncate>{call.assistant}</Truncate>
                </Speaker>
                <Speaker>
                  <Swatch data-speaker="contact" />
                  <Truncate>{givenName(contactName) || call.contact}</Truncate>
                </Speaker>
              </Legend>
            )}
            <Spacer />
            <SkipPauses playback={playback} peaks={peaks} turns={turns} />
            <Speed playback={playback} />
            {addressOf && <CopyLink playback={playback} addressOf={addressOf} />}
            <IconButton
              ref={download}
              size="small"
              icon={Download}
              label={t.download}
              disabledReason={downloadDisabledReason}
              onPress={() => void save()}
            />
          </Controls>
        )}
      </Main>
    </Box>
  );
}

function PlayToggle({ playback, button }: { playback: Playback; button: RefObject<HTMLButtonElement | null> }) {
  const t = useMessages(recordingPlayerMessages);
  const isPlaying = usePlaybackState(playback, (state) => state.isPlaying);
  const isLoading = usePlaybackState(playback, (state) => state.sound === "loading");
  const label = isPlaying ? t.pause : t.play;
  return (
    <Tooltip content={label} isDescription={false}>
      <PlayButton
        ref={button}
        aria-label={label}
        onPress={() => (isPlaying ? playback.pause() : playback.play())}
        isPending={isLoading}
      >
        {isLoading ? (
          <Busy viewBox="0 0 14 14" aria-hidden="true">
            <path d="M7 1a6 6 0 1 0 6 6" />
          </Busy>
        ) : (
          <Icon icon={isPlaying ? Pause : Play} size={18} />
        )}
      </PlayButton>
    </Tooltip>
  );
}

function Clock({ playback }: { playback: Playback }) {
  const formats = useTimes();
  const second = usePlaybackState(playback, (state) => Math.floor(state.second));
  return (
    <Time dir="ltr">
      <b>{formats.duration(second)}</b> / {formats.duration(playback.durationSeconds)}
    </Time>
  );
}

function Speed({ playback }: { playback: Playback }) {
  const t = useMessages(recordingPlayerMessages);
  const rate = usePlaybackState(playback, (state) => state.rate);
  const next = playbackRates[(playbackRates.indexOf(rate) + 1) % playbackRates.length] ?? 1;
  const text = t.rate({ rate });
  return (
    <Tooltip content={t.speed} isDescription={false}>
      <Button size="small" variant="ghost" aria-label={`${t.speed} ${text}`} onPress={() => playback.setRate(next)}>
        {text}
      </Button>
    </Tooltip>
  );
}
