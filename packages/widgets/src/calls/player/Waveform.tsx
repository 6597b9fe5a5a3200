import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from "react";

import { useTimes, useMessages } from "../../i18n/index.js";
import { useChartColors } from "../../theme/index.js";
import type { SpeakerSpan } from "../turns.model.js";
import { recordingPlayerMessages } from "./recordingPlayer.messages.js";
import { Bars, Head, Slider } from "./Waveform.styles.js";
import { drawWaveform } from "./drawWaveform.js";
import type { Playback } from "./playback.js";
import { usePlaybackState } from "./usePlayback.js";

/** Props of {@link Waveform}. */
export interface WaveformProps {
  playback: Playback;
  /** The loudness from 0 to 1 over the whole recording. */
  peaks: readonly number[];
  /**
   * The times at which each person speaks, from the turns, because recordings have one channel. An empty list draws one
   * lane.
   */
  spans: readonly SpeakerSpan[];
}

const secondsByKey: Readonly<Record<string, number>> = {
  ArrowRight: 5,
  ArrowUp: 5,
  ArrowLeft: -5,
  ArrowDown: -5,
  PageUp: 15,
  PageDown: -15,
  Home: -Infinity,
  End: Infinity,
};

/**
 * The loudness of the recording, with a colour and a lane for each speaker. It is also the slider for seeking: drag, or
 * arrow keys by 5 seconds, Page keys by 15. Time runs from left to right in every language.
 */
export function Waveform({ playback, peaks, spans }: WaveformProps) {
  const t = useMessages(recordingPlayerMessages);
  const formats = useTimes();
  const colors = useChartColors();
  const barsRef = useRef<HTMLCanvasElement>(null);
  const { durationSeconds } = playback;
  const second = usePlaybackState(playback, (state) => Math.floor(state.second));

  useEffect(() => {
    if (!barsRef.current) return undefined;
    return drawWaveform({ canvas: barsRef.current, playback, peaks, spans, colors });
  }, [playback, peaks, spans, colors]);

  const seekTo = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    playback.seek(((clientX - left) / width) * durationSeconds);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    seekTo(event);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) seekTo(event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = secondsByKey[event.key];
    // With one of these, it is a shortcut of the browser, such as Back.
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    // In a table around the player, arrow keys move between rows.
    event.stopPropagation();
    playback.seek(playback.getState().second + step);
  };

  return (
    <Slider
      role="slider"
      data-lanes={spans.length > 0 || undefined}
      tabIndex={0}
      dir="ltr"
      aria-label={t.position}
      aria-valuemin={0}
      aria-valuemax={Math.floor(durationSeconds)}
      aria-valuenow={second}
      aria-valuetext={t.positionText({ time: formats.duration(second), duration: formats.duration(durationSeconds) })}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onKeyDown={onKeyDown}
    >
      <Bars ref={barsRef} />
      <Head data-head="" />
    </Slider>
  );
}
