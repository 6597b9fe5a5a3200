import type { TagColor } from "@callwright/sdk/contract";

const tagColors: readonly TagColor[] = ["blue", "teal", "pink", "yellow"];

/** Returns one of the four colours at random (B-TAG-08). */
export function randomTagColor(random: () => number = Math.random): TagColor {
  return tagColors[Math.floor(random() * tagColors.length)] ?? "blue";
}
