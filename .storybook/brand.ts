import { create } from "storybook/theming";

import { baseDark, baseLight, type BaseColors } from "../packages/widgets/src/theme/baseColors.js";

const looks = (base: "light" | "dark", colors: BaseColors) =>
  create({
    base,
    brandTitle: mark(colors.text),
    brandUrl: "?path=/docs/start-here--docs",
    brandTarget: "_self",
    fontBase: "'Inter Variable', Inter, ui-sans-serif, system-ui, sans-serif",
    appBg: colors.bg,
    appContentBg: colors.surface,
    appPreviewBg: colors.surface,
    appBorderColor: colors.border,
    appBorderRadius: 8,
    barBg: colors.surface,
    barTextColor: colors["text-muted"],
    barHoverColor: colors["accent-text-hover"],
    barSelectedColor: colors["accent-text"],
    colorPrimary: colors.accent,
    colorSecondary: colors["accent-text"],
    textColor: colors.text,
    textMutedColor: colors["text-muted"],
    textInverseColor: colors["text-inverse"],
    inputBg: colors.surface,
    inputBorder: colors["border-strong"],
    inputTextColor: colors.text,
    inputBorderRadius: 6,
  });

/** Storybook's own frame and texts in Callwright's colours, for each scheme. */
export const brand = { light: looks("light", baseLight), dark: looks("dark", baseDark) };

/** The theme for the device's colour scheme. */
export const brandHere = () => brand[matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"];

/** Callwright's mark and name as HTML, as Storybook expects a title. The drawing is the same as in the host app. */
function mark(text: string): string {
  const path =
    "M8.4 1.5h7.2a6.9 6.9 0 0 1 6.9 6.9v1.35L10.3 7.3v9.4l12.2-2.45v1.35a6.9 6.9 0 0 1-6.9 6.9H8.4a6.9 6.9 0 0 1-6.9-6.9V8.4a6.9 6.9 0 0 1 6.9-6.9Z";
  return `<span style="display:flex;align-items:center;gap:8px;color:${text};font-weight:650;font-size:15px"><svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true"><path fill="${baseLight.accent}" d="${path}"/></svg>Callwright</span>`;
}
