import { darkShadows, lightShadows } from "../../packages/widgets/src/theme/baseColors.js";
import { dark, light } from "../../packages/widgets/src/theme/tokens.js";
import { scaleVariables } from "../../packages/widgets/src/theme/variables.js";

/**
 * Every token that is the same in both schemes, read from the declarations of a theme root: the name without `--cw-` →
 * the value.
 */
export const scale: Readonly<Record<string, string>> = Object.fromEntries(
  [...scaleVariables.matchAll(/--cw-([\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value.trim()]),
);

/** The tokens of the scale whose names begin with this prefix, in the order of the theme. */
export const ofScale = (prefix: string) => Object.entries(scale).filter(([name]) => name.startsWith(`${prefix}-`));

/** One token in the format of the Design Tokens Community Group. */
interface Token {
  $type: "color" | "dimension" | "duration" | "cubicBezier" | "number" | "fontFamily" | "shadow" | "other";
  $value: unknown;
}

/**
 * All tokens in the format of the Design Tokens Community Group (2025.10): colours and shadows in a group for each
 * scheme, the others under `scale`. A value that CSS computes (`calc(…)`) keeps its CSS text, with the type `other`.
 */
export function designTokens(): Record<string, unknown> {
  const scheme = (colors: Readonly<Record<string, string>>, shadows: Readonly<Record<string, string>>) => ({
    color: each(colors, (value) => ({ $type: "color", $value: colorOf(value) })),
    shadow: each(shadows, (value) => ({ $type: "other", $value: value })),
  });
  return {
    light: scheme(light, lightShadows),
    dark: scheme(dark, darkShadows),
    scale: each(scale, scaleToken),
  };
}

/**
 * The tokens as CSS custom properties: those of the light scheme, then those of the dark one for elements with
 * `data-cw-scheme="dark"`.
 */
export function cssVariables(): string {
  const block = (tokens: Readonly<Record<string, string>>) =>
    Object.entries(tokens)
      .map(([name, value]) => `  --cw-${name}: ${value};`)
      .join("\n");
  return [
    `:root {\n${block({ ...scale, ...light, ...lightShadows })}\n}`,
    `[data-cw-scheme="dark"] {\n${block({ ...dark, ...darkShadows })}\n}`,
    "",
  ].join("\n\n");
}

function each<Value>(tokens: Readonly<Record<string, Value>>, toToken: (value: Value) => Token): Record<string, Token> {
  return Object.fromEntries(Object.entries(tokens).map(([name, value]) => [name, toToken(value)]));
}

function colorOf(value: string): unknown {
  const [r, g, b, alpha = 1] = value.startsWith("#")
    ? [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16) / 255)
    : (value.match(/[\d.]+/g) ?? []).map((part, at) => (at < 3 ? Number(part) / 255 : Number(part)));
  const components = [r, g, b].map((part) => Math.round((part ?? 0) * 10_000) / 10_000);
  return { colorSpace: "srgb", components, alpha, ...(value.startsWith("#") && { hex: value }) };
}

function scaleToken(value: string): Token {
  const [, amount, unit] = /^(-?[\d.]+)(px|em|ms)?$/.exec(value) ?? [];
  if (unit === "px") return { $type: "dimension", $value: { value: Number(amount), unit } };
  if (unit === "ms") return { $type: "duration", $value: { value: Number(amount), unit } };
  if (amount !== undefined && unit === undefined) return { $type: "number", $value: Number(amount) };
  const bezier = /^cubic-bezier\((.+)\)$/.exec(value)?.[1];
  if (bezier) return { $type: "cubicBezier", $value: bezier.split(",").map(Number) };
  if (value.includes("ui-monospace") || value.includes("sans-serif"))
    return { $type: "fontFamily", $value: value.split(",").map((family) => family.trim().replaceAll("'", "")) };
  return { $type: "other", $value: value };
}
