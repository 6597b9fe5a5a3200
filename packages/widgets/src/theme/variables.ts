// What every theme root declares, as static CSS text.
import { baseDark, type BaseColors, baseLight, darkShadows, lightShadows, type Shadows } from "./baseColors.js";

/** Custom properties as CSS text. */
export const declare = (tokens: Readonly<Record<string, string>>) =>
  Object.entries(tokens)
    .map(([name, value]) => `--cw-${name}: ${value};`)
    .join("\n");

const scheme = (name: "light" | "dark", colors: BaseColors, shadows: Shadows) =>
  `color-scheme: ${name};\n${declare(colors)}\n${declare(shadows)}`;

export const lightVariables = scheme("light", baseLight, lightShadows);
export const darkVariables = scheme("dark", baseDark, darkShadows);

/** Type, space, shape, motion and layers: the same in both schemes. */
export const scaleVariables = declare({
  "font-family":
    "'Inter Variable', Inter, ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif",
  "font-mono": "'Geist Mono Variable', ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, monospace",
  "font-features": "'cv05' 1, 'cv11' 0, 'ss03' 1, 'calt' 1",
  ...step("micro", 11, 16, 500, "0.01em"),
  ...step("caption", 12, 16, 400, "0"),
  ...step("body", 13, 20, 400, "-0.003em"),
  ...step("body-lg", 14, 22, 400, "-0.006em"),
  ...step("title-sm", 14, 20, 600, "-0.008em"),
  ...step("title", 16, 24, 600, "-0.012em"),
  ...step("heading", 20, 28, 620, "-0.017em"),
  ...step("display", 28, 36, 620, "-0.022em"),
  ...step("metric", 24, 32, 600, "-0.02em"),
  // Text typed into a control; 16 px on touch screens, where a smaller size makes the page zoom.
  "input-size": "var(--cw-body-size)",
  "space-0": "0px",
  "space-0_5": "2px",
  "space-1": "4px",
  "space-1_5": "6px",
  "space-2": "8px",
  "space-2_5": "10px",
  "space-3": "12px",
  "space-4": "16px",
  "space-5": "20px",
  "space-6": "24px",
  "space-8": "32px",
  "space-10": "40px",
  "space-12": "48px",
  "space-16": "64px",
  "radius-scale": "1",
  "radius-xs": "calc(4px * var(--cw-radius-scale))",
  "radius-sm": "calc(6px * var(--cw-radius-scale))",
  "radius-md": "calc(8px * var(--cw-radius-scale))",
  "radius-card": "calc(10px * var(--cw-radius-scale))",
  "radius-lg": "calc(12px * var(--cw-radius-scale))",
  "radius-dialog": "calc(14px * var(--cw-radius-scale))",
  "radius-xl": "calc(16px * var(--cw-radius-scale))",
  "radius-full": "9999px",
  row: "40px",
  control: "32px",
  "cell-x": "12px",
  "dur-instant": "80ms",
  "dur-fast": "120ms",
  "dur-base": "180ms",
  "dur-slow": "260ms",
  "dur-live": "1600ms",
  "ease-standard": "cubic-bezier(.2, 0, 0, 1)",
  "ease-enter": "cubic-bezier(.16, 1, .3, 1)",
  "ease-exit": "cubic-bezier(.4, 0, 1, 1)",
  "z-base": "0",
  "z-sticky": "calc(var(--cw-z-base) + 10)",
  "z-rail": "calc(var(--cw-z-base) + 20)",
  "z-header": "calc(var(--cw-z-base) + 30)",
  "z-drawer": "calc(var(--cw-z-base) + 200)",
  "z-modal": "calc(var(--cw-z-base) + 300)",
  "z-popover": "calc(var(--cw-z-base) + 400)",
  "z-toast": "calc(var(--cw-z-base) + 500)",
  "z-tooltip": "calc(var(--cw-z-base) + 600)",
  "z-tour": "calc(var(--cw-z-base) + 700)",
  "header-h": "64px",
  "nav-w": "240px",
  "nav-w-collapsed": "56px",
  "card-shadow": "0 0 0 0 transparent",
});

function step(name: string, size: number, line: number, weight: number, tracking: string) {
  return {
    [`${name}-size`]: `${size}px`,
    [`${name}-line`]: `${line}px`,
    [`${name}-weight`]: `${weight}`,
    [`${name}-tracking`]: tracking,
  };
}
