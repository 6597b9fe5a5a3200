import type { Preview } from "@storybook/react-vite";

import type { FakeConditions } from "../packages/sdk/src/fake/conditions.js";
import type { Density, Scheme, ThemePreset } from "../packages/widgets/src/theme/index.js";
import { themePresets } from "../packages/widgets/src/theme/presets.js";

/** The choices in the toolbar. All of them are in the address, so that a link shows the story in the same way. */
export interface Globals {
  scheme: Scheme;
  locale: string;
  density: Density;
  look: "callwright" | ThemePreset;
  /** A CSS colour; empty for the accent of the chosen preset. */
  accent: string;
  width: "page" | 320 | 390 | 640 | 768 | 1024 | 1440 | "free";
  role: "story" | "new" | "free" | "seller" | "master" | "manager";
  network: FakeConditions["network"];
  motion: "device" | "still";
  /** It is a number if it was read from an address. */
  zoom: "100" | "200" | 100 | 200;
  outline: "none" | "parts";
}

export const initialGlobals: Globals = {
  scheme: "auto",
  locale: "en-US",
  density: "default",
  look: "callwright",
  accent: "",
  width: "page",
  role: "story",
  network: "fast",
  motion: "device",
  zoom: "100",
  outline: "none",
};

type Choices = Readonly<Record<string, string>>;
const choice = <const Icon extends string>(title: string, icon: Icon, items: Choices) => ({
  description: title,
  toolbar: {
    title,
    icon,
    dynamicTitle: false,
    items: Object.entries(items).map(([value, label]) => ({ value, title: label })),
  },
});

export const globalTypes = {
  scheme: choice("Scheme", "contrast", { light: "Light", dark: "Dark", auto: "As the device" }),
  look: choice("Preset", "paintbrush", { callwright: "Callwright", ...titled(Object.keys(themePresets)) }),
  accent: choice("Accent", "circle", {
    "": "Of the preset",
    "#0b5cad": "Blue",
    "#0a7d5c": "Green",
    "#7a3ff2": "Violet",
    "#c2185b": "Pink",
    "#1f1f1f": "Ink",
  }),
  locale: choice("Locale", "globe", { "en-US": "English", "tr-TR": "Turkish", "ar-EG": "Arabic, right to left" }),
  density: choice("Density", "component", titled(["comfortable", "default", "compact"])),
  width: choice("Width", "grow", {
    page: "The page",
    ...Object.fromEntries(["320", "390", "640", "768", "1024", "1440"].map((width) => [width, `${width} px`])),
    free: "Drag its edge",
  }),
  role: choice("Role", "user", {
    story: "As the story says",
    new: "New, without a company",
    free: "Seller, Free plan",
    seller: "Seller, paid plan",
    master: "Master account",
    manager: "Manager",
  }),
  network: choice("Network", "lightning", {
    fast: "Fast",
    slow: "Slow (2 s an answer)",
    failing: "Failing",
    offline: "Offline",
    empty: "Answers without rows",
  }),
  motion: choice("Motion", "play", { device: "As the device", still: "Reduced" }),
  zoom: choice("Zoom", "zoom", { "100": "100 %", "200": "200 %" }),
  outline: choice("Parts", "outline", { none: "As they are", parts: "Outlined, with their names" }),
} satisfies Preview["globalTypes"];

function titled(names: readonly string[]): Choices {
  return Object.fromEntries(names.map((name) => [name, name.slice(0, 1).toUpperCase() + name.slice(1)]));
}
