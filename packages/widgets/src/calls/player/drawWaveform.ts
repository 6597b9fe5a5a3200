import { mix } from "../../theme/color.js";
import type { DrawnColors } from "../../theme/index.js";
import type { SpeakerSpan } from "../turns.model.js";
import type { Playback } from "./playback.js";

interface WaveformDrawing {
  canvas: HTMLCanvasElement;
  playback: Playback;
  peaks: readonly number[];
  spans: readonly SpeakerSpan[];
  colors: DrawnColors;
}

/** The sizes of a bar, in CSS pixels. */
const [barWidth, barGap, barRadius, leastHeight] = [2, 1.5, 1, 2];
/** The gap between the lanes of the two speakers. */
const laneGap = 4;
/** The opacity of a speaker's colour in the part that was not played yet. */
const unplayedShare = { assistant: 0.36, contact: 0.3 };

/**
 * Draws the bars of a recording into a canvas, the played ones in the full colour of their speaker, and draws them
 * again while it plays, when a person seeks, and when its width changes.
 *
 * @returns a function that ends it
 */
export function drawWaveform(drawing: WaveformDrawing): () => void {
  const { canvas, playback } = drawing;
  let frame = 0;

  const draw = () => {
    const { isPlaying, sound, second } = playback.getState();
    // The audio element knows the time between its events.
    const played = (sound === "ready" ? playback.audio.currentTime : second) / playback.durationSeconds;
    canvas.parentElement?.style.setProperty("--played", `${100 * played}%`);
    paint(drawing, played);
    frame = isPlaying ? requestAnimationFrame(draw) : 0;
  };
  const drawSoon = () => {
    if (frame === 0) frame = requestAnimationFrame(draw);
  };
  const size = new ResizeObserver(drawSoon);
  size.observe(canvas);
  const stop = playback.subscribe(drawSoon);
  draw();
  return () => {
    cancelAnimationFrame(frame);
    size.disconnect();
    stop();
  };
}

/** @param played from 0 to 1 */
function paint({ canvas, playback, peaks, spans, colors }: WaveformDrawing, played: number): void {
  const context = canvas.getContext("2d");
  const { clientWidth: width, clientHeight: height } = canvas;
  if (!context || width === 0) return;
  canvas.width = width * devicePixelRatio;
  canvas.height = height * devicePixelRatio;
  context.scale(devicePixelRatio, devicePixelRatio);

  const bars = barsOf(peaks, Math.floor(width / (barWidth + barGap)));
  const fill = (isPlayed: boolean, from: number, to: number) => {
    context.save();
    context.beginPath();
    context.rect(from, 0, to - from, height);
    context.clip();
    for (const [index, loudness] of bars.entries()) {
      const at = index / bars.length;
      const speaker = speakerAt(spans, at * playback.durationSeconds);
      for (const lane of lanesOf(height, speaker)) {
        const bar = lane.isSpoken ? Math.max(loudness * lane.height, leastHeight) : leastHeight;
        context.fillStyle = lane.isSpoken ? colorOf(speaker, isPlayed, colors) : colors["border-strong"];
        context.beginPath();
        context.roundRect(at * width, lane.middle - bar / 2, barWidth, bar, barRadius);
        context.fill();
      }
    }
    context.restore();
  };
  fill(true, 0, played * width);
  fill(false, played * width, width);
}

/**
 * The assistant's lane is above the person's, and a lane is silent while the other one speaks; there is one lane if the
 * speakers are not known.
 */
function lanesOf(height: number, speaker: SpeakerSpan["speaker"] | undefined) {
  if (!speaker) return [{ middle: height / 2, height, isSpoken: true }];
  const lane = (height - laneGap) / 2;
  return (["assistant", "contact"] as const).map((one, index) => ({
    middle: index === 0 ? lane / 2 : height - lane / 2,
    height: lane,
    isSpoken: one === speaker,
  }));
}

/** The loudest value in each bar's part of the recording, relative to the loudest of all. */
function barsOf(peaks: readonly number[], count: number): number[] {
  const most = Math.max(...peaks) || 1;
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * peaks.length) / count);
    const to = Math.max(from + 1, Math.floor(((index + 1) * peaks.length) / count));
    return Math.max(...peaks.slice(from, to)) / most;
  });
}

/** The current speaker; in a pause, the previous one. */
function speakerAt(spans: readonly SpeakerSpan[], second: number): SpeakerSpan["speaker"] | undefined {
  return (spans.findLast(({ startSecond }) => startSecond <= second) ?? spans[0])?.speaker;
}

function colorOf(speaker: SpeakerSpan["speaker"] | undefined, isPlayed: boolean, colors: DrawnColors): string {
  const full = colors[speaker === "contact" ? "viz-speaker-contact" : "viz-speaker-assistant"];
  if (isPlayed) return full;
  return speaker ? mix(colors["surface-sunken"], full, unplayedShare[speaker]) : colors["border-strong"];
}
