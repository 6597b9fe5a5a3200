// All colours of the two schemes. Pages load the base, and each group with the parts that use it.
import { baseDark, baseLight } from "./baseColors.js";
import { callColors } from "./callColors.js";
import { chartColors } from "./chartColors.js";
import { tagColors } from "./tagColors.js";

/** Colours on paper. */
export const light = { ...baseLight, ...callColors.light, ...tagColors.light, ...chartColors.light };

/** Colours on ink. */
export const dark: Colors = { ...baseDark, ...callColors.dark, ...tagColors.dark, ...chartColors.dark };

/** A colour token's name, without the `--cw-` prefix. */
export type ColorName = keyof typeof light;

/** Every colour of one scheme, as values a canvas or a chart can use. */
export type Colors = Readonly<Record<ColorName, string>>;
