import type WaveSurfer from "wavesurfer.js";

import { mix } from "../../theme/color.js";
import type { Colors } from "../../theme/index.js";
import type { SpeakerSpan } from "../turns.model.js";
import type { Playback } from "./playback.js";

interface WaveformDrawing {
  container: HTMLElement;
  playback: Playback;
  peaks: readonly number[];
  spans: readonly SpeakerSpan[];
  colors: Colors;
  nonce: string | undefined;
}

/** How much of a speaker's colour the part has that was not played yet. */
const unplayedShare = { assistant: 0.36, contact: 0.3 };

/**
 * Draws the bars into a container, follows the playback, and answers the way to take them away. The drawing library
 * comes on demand; where it cannot come or is not allowed to draw, the container's own content stays.
 */
export function drawWaveform(drawing: WaveformDrawing): () => void {
  let stop: (() => void) | undefined;
  let isGone = false;
  void draw();
  return () => {
    isGone = true;
    stop?.();
  };

  async function draw() {
    try {
      const { default: library } = await import("wavesurfer.js");
      if (!isGone) stop = start(library, drawing);
    } catch {
      // Neither the sound nor the slider needs the bars.
    }
  }
}

function start(library: typeof WaveSurfer, drawing: WaveformDrawing): () => void {
  const { container, playback, peaks, nonce } = drawing;
  const { durationSeconds } = playback;
  const waveform = library.create({
    container,
    peaks: [[...peaks]],
    duration: durationSeconds,
    media: playback.audio,
    height: 44,
    barWidth: 2,
    barGap: 1.5,
    barRadius: 1,
    barMinHeight: 2,
    normalize: true,
    cursorWidth: 0,
    interact: false,
    hideScrollbar: true,
    ...fills(drawing),
    ...(nonce === undefined ? {} : { cspNonce: nonce }),
  });
  container.dataset.drawn = "";

  // A resize draws the bars anew, and the fills are as wide as the drawing.
  const stopResize = waveform.on("resize", () => waveform.setOptions(fills(drawing)));
  const place = (second: number) =>
    container.parentElement?.style.setProperty("--played", `${(100 * second) / durationSeconds}%`);
  const stopTime = waveform.on("timeupdate", place);
  // Before there is sound the audio element tells no time.
  const stopState = playback.subscribe(() => {
    const { sound, second } = playback.getState();
    if (sound === "ready") return;
    waveform.setTime(second);
    place(second);
  });
  return () => {
    stopResize();
    stopTime();
    stopState();
    delete container.dataset.drawn;
    waveform.destroy();
  };
}

/** The colours of the bars, each speaker's over the seconds in which they have the word. */
function fills({ container, playback, spans, colors }: WaveformDrawing) {
  const behind = colors["surface-sunken"];
  const full = { assistant: colors["viz-speaker-assistant"], contact: colors["viz-speaker-contact"] };
  const context = document.createElement("canvas").getContext("2d");
  if (spans.length === 0 || !context) return { waveColor: colors["border-strong"], progressColor: full.assistant };

  const width = container.clientWidth * devicePixelRatio;
  const paint = (color: (speaker: SpeakerSpan["speaker"]) => string) => {
    const gradient = context.createLinearGradient(0, 0, width, 0);
    for (const { speaker, startSecond, endSecond } of spans) {
      gradient.addColorStop(startSecond / playback.durationSeconds, color(speaker));
      gradient.addColorStop(endSecond / playback.durationSeconds, color(speaker));
    }
    return gradient;
  };
  return {
    waveColor: paint((speaker) => mix(behind, full[speaker], unplayedShare[speaker])),
    progressColor: paint((speaker) => full[speaker]),
  };
}
