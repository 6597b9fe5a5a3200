import { contrast } from "./color.js";
import type { ColorName, Colors } from "./tokens.js";

/** One measured pair of colours. */
export interface Ratio {
  scheme: "light" | "dark";
  foreground: ColorName;
  background: ColorName;
  /** WCAG 2 contrast, 1–21. */
  ratio: number;
  /** 4.5 for text, 3 for marks and outlines. */
  needs: number;
  passes: boolean;
}

/** Every pair of colours that people must be able to tell apart, measured. */
export function measure(scheme: "light" | "dark", colors: Colors): Ratio[] {
  return pairs.map(([foreground, background, needs]) => {
    const ratio = contrast(colors[foreground], colors[background]);
    return { scheme, foreground, background, ratio, needs, passes: ratio >= needs };
  });
}

const surfaces = ["bg", "surface", "surface-sunken", "surface-raised", "surface-hover", "surface-selected"] as const;
const intents = ["danger", "success", "warning", "info"] as const;
const toned = [
  ...["cron", "queued", "ringing", "in-progress", "cancelled", "completed", "busy", "no-answer", "failed"].map(
    (name) => `status-${name}`,
  ),
  ...["positive", "neutral", "negative", "answering-machine", "no-call", "in-progress"].map((name) => `answer-${name}`),
  ...["blue", "teal", "pink", "yellow"].map((name) => `tag-${name}`),
  ...intents,
];

const pairs: readonly (readonly [ColorName, ColorName, number])[] = [
  ...(["text", "text-muted", "text-subtle"] as const).flatMap((text) =>
    [...surfaces, "surface-active" as const].map((surface) => [text, surface, 4.5] as const),
  ),
  ...[...surfaces, "accent-soft" as const, "accent-soft-hover" as const].map(
    (surface) => ["accent-text", surface, 4.5] as const,
  ),
  ...(["accent", "accent-hover", "accent-active"] as const).map((fill) => ["accent-contrast", fill, 4.5] as const),
  ["text-inverse", "surface-inverse", 4.5],
  ["text-inverse-muted", "surface-inverse", 4.5],
  ["text", "highlight", 4.5],
  ["danger-contrast", "danger-hover", 4.5],
  ...intents.flatMap((name) => [
    [`${name}-contrast`, name, 4.5] as const,
    [`${name}-text`, "surface", 4.5] as const,
    [`${name}-text`, "bg", 4.5] as const,
  ]),
  ...toned.map((name) => [`${name}-text` as ColorName, `${name}-soft` as ColorName, 4.5] as const),
  ...(["focus-ring", "control-outline"] as const).flatMap((mark) =>
    (["bg", "surface"] as const).map((surface) => [mark, surface, 3] as const),
  ),
];
