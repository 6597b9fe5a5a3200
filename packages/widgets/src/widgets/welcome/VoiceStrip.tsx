import { Bars } from "./Welcome.styles.js";

/**
 * The waveform of a conversation between the assistant and a contact: the heights of the bars in per cent, turn by
 * turn.
 */
const turns: readonly (readonly ["a" | "c", string])[] = [
  ["a", "15 72 93 93 73 72 58 54 50 70 43 36 56 74 21"],
  ["c", "37 82 52 57 63 80 96 57 75 85 70 82"],
  ["a", "35 45 48 63 41 52 61 43 31 51 39 36 46 77 62 59 42 67 47 36 42 36 50 50 16"],
  ["c", "41 74 55 59 63 36 52 39 31"],
  ["a", "32 48 56 60 39 63 43 30 35 31 46 62 63 85"],
];
const pauseBars = 3;

/** A waveform of a conversation, as decoration above the text. */
export function VoiceStrip() {
  let x = 0;
  const bars = turns.flatMap(([speaker, heights], turn) => {
    const voice = heights.split(" ").map((height) => ({ speaker: speaker as string, height: Number(height) }));
    const pause = Array.from({ length: turn === 0 ? 0 : pauseBars }, () => ({ speaker: "pause", height: 5 }));
    return [...pause, ...voice].map((bar) => ({ ...bar, x: (x += 5) }));
  });
  return (
    <Bars viewBox={`0 0 ${x + 8} 100`} preserveAspectRatio="none" aria-hidden="true">
      {bars.map(({ speaker, height, x }) => (
        <rect key={x} data-speaker={speaker} x={x} y={50 - height / 2} width="3" height={height} rx="1.5" />
      ))}
    </Bars>
  );
}
