import { makeRule, type Rule } from "../styled/rules.js";
import { inScheme, type OnPaperAndInk } from "./inScheme.js";
import { Root } from "./ThemeRoot.styles.js";
import { declare } from "./variables.js";

/** Colours that only some parts use. In a part's template, `${callColors}` declares them on every theme root before the part is drawn. */
export interface ColorGroup<Name extends string> {
  light: Readonly<Record<Name, string>>;
  dark: Readonly<Record<Name, string>>;
  rules: readonly Rule[];
  /** It adds nothing to the part itself. */
  toString: () => "";
}

/**
 * Makes a group of colours. Pages whose parts use none of them do not load it. What a host changes by `createTheme` wins, because
 * the root declares that in its own style.
 */
export function colorGroup<Name extends string>(
  name: string,
  colors: Readonly<Record<Name, OnPaperAndInk>>,
): ColorGroup<Name> {
  const [light, dark] = [inScheme(colors, 0), inScheme(colors, 1)];
  // Two versions of this library on a page have different roots.
  const root = Root.toString();
  const css = `${root}{${declare(light)}}${root}[data-cw-scheme=dark]{${declare(dark)}}`;
  return { light, dark, rules: [makeRule(`${root} ${name}`, css)], toString: () => "" };
}
