import { mix } from "../../theme/color.js";
import type { Colors } from "../../theme/index.js";
import type { SpeakerSpan } from "../turns.model.js";
import type { Playback } from "./playback.js";

interface WaveformDrawing {
  container: HTMLElement;
  playback: Playback;
  /** Loudness from 0 to 1 over the whole recording. */
  peaks: readonly number[];
  spans: readonly SpeakerSpan[];
  colors: Colors;
}

/** Px. */
const bar = { width: 2, gap: 1.5, radius: 1, least: 2 };

/** How much of a speaker's colour the part has that was not played yet. */
const unplayedShare = { assistant: 0.36, contact: 0.3 };

interface Bar {
  x: number;
  height: number;
  played: string;
  unplayed: string;
}

/**
 * Draws the bars into a container, follows the playback, and answers the way to take them away. Where nothing can be
 * drawn, the container's own content stays.
 */
export function drawWaveform(drawing: WaveformDrawing): () => void {
  const { container, playback } = drawing;
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) return () => undefined;
  Object.assign(canvas.style, { position: "absolute", inset: "0", inlineSize: "100%", blockSize: "100%" });
  container.append(canvas);
  container.dataset.drawn = "";

  let bars: Bar[] = [];
  let frame = 0;
  const fit = () => {
    canvas.width = Math.round(container.clientWidth * devicePixelRatio);
    canvas.height = Math.round(container.clientHeight * devicePixelRatio);
    bars = barsOf(drawing, container.clientWidth);
    follow();
  };
  // The sound's own clock is finer than what is told of it.
  const follow = () => {
    cancelAnimationFrame(frame);
    const { isPlaying, second } = playback.getState();
    const share = (isPlaying ? playback.audio.currentTime : second) / playback.durationSeconds;
    paint(context, bars, share);
    container.parentElement?.style.setProperty("--played", `${100 * share}%`);
    if (isPlaying) frame = requestAnimationFrame(follow);
  };

  const size = new ResizeObserver(fit);
  size.observe(container);
  const stopFollowing = playback.subscribe(follow);
  return () => {
    cancelAnimationFrame(frame);
    stopFollowing();
    size.disconnect();
    canvas.remove();
    delete container.dataset.drawn;
  };
}

/** The loudest moment is as high as the drawing; each bar stands for the loudest of its moments. */
function barsOf({ peaks, spans, colors, playback }: WaveformDrawing, width: number): Bar[] {
  const count = Math.max(1, Math.floor(width / (bar.width + bar.gap)));
  const loudest = Math.max(...peaks, Number.EPSILON);
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index / count) * peaks.length);
    const to = Math.max(from + 1, Math.floor(((index + 1) / count) * peaks.length));
    const second = ((index + 0.5) / count) * playback.durationSeconds;
    return {
      x: (index / count) * width,
      height: Math.max(0, ...peaks.slice(from, to)) / loudest,
      ...coloursAt(second, spans, colors),
    };
  });
}

/** Of the speaker who has the word, or had it last. */
function coloursAt(second: number, spans: readonly SpeakerSpan[], colors: Colors): Pick<Bar, "played" | "unplayed"> {
  const full = { assistant: colors["viz-speaker-assistant"], contact: colors["viz-speaker-contact"] };
  const speaker = (spans.findLast(({ startSecond }) => startSecond <= second) ?? spans[0])?.speaker;
  if (!speaker) return { played: full.assistant, unplayed: colors["border-strong"] };
  return {
    played: full[speaker],
    unplayed: mix(colors["surface-sunken"], full[speaker], unplayedShare[speaker]),
  };
}

function paint(context: CanvasRenderingContext2D, bars: readonly Bar[], share: number): void {
  const [width, height] = [context.canvas.width / devicePixelRatio, context.canvas.height / devicePixelRatio];
  context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
  context.clearRect(0, 0, width, height);
  paintBars(context, bars, "unplayed", height);
  context.save();
  context.beginPath();
  context.rect(0, 0, width * share, height);
  context.clip();
  context.clearRect(0, 0, width, height);
  paintBars(context, bars, "played", height);
  context.restore();
}

function paintBars(
  context: CanvasRenderingContext2D,
  bars: readonly Bar[],
  fill: "played" | "unplayed",
  space: number,
) {
  for (const { x, height, [fill]: colour } of bars) {
    const tall = Math.max(bar.least, height * space);
    context.fillStyle = colour;
    context.beginPath();
    context.roundRect(x, (space - tall) / 2, bar.width, tall, bar.radius);
    context.fill();
  }
}
