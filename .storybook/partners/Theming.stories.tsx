import { createTheme, type ThemeKnobs } from "@callwright/widgets";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

import { seen } from "../../packages/widgets/src/testing/seen.js";
import { defineElements, insideOf } from "./elements.js";
import { PartnerPage } from "./PartnerPage.js";
import { Legibility, Written } from "./ThemeNotes.js";

interface Tokens {
  accent?: string;
  surface?: string;
  text?: string;
  border?: string;
  radiusScale: number;
  fontFamily: string;
  density: "comfortable" | "default" | "compact";
  scheme: "light" | "dark";
}

const color = { control: "color", table: { type: { summary: "#rrggbb" } } } as const;
const fonts = [
  "Inter Variable, sans-serif",
  "inherit",
  "Georgia, serif",
  "Verdana, sans-serif",
  "ui-monospace, monospace",
];

const meta = {
  title: "Embedding/Theming",
  beforeEach: defineElements,
  // The order of the args is that of the controls.
  args: {
    accent: "#0b5cad",
    surface: undefined,
    text: undefined,
    border: undefined,
    radiusScale: 1,
    density: "compact",
    scheme: "light",
    fontFamily: "Inter Variable, sans-serif",
  },
  argTypes: {
    accent: color,
    surface: color,
    text: color,
    border: color,
    radiusScale: { control: { type: "range", min: 0, max: 2, step: 0.25 } },
    fontFamily: { control: "select", options: fonts },
    density: { control: "inline-radio", options: ["comfortable", "default", "compact"] },
    scheme: { control: "inline-radio", options: ["light", "dark"] },
  },
  render: (tokens) => {
    const { accent, surface, text, border, density, scheme, fontFamily, radiusScale } = tokens;
    const theme = createTheme(colorsOf(tokens));
    const attributes = { accent, surface, text, border, density, scheme };
    return (
      <PartnerPage scheme={scheme} theme={theme}>
        <cw-call-history
          mode="demo"
          {...attributes}
          font-family={fontFamily}
          radius-scale={radiusScale}
          style={{ display: "block", blockSize: 480 }}
        />
        <Legibility theme={theme} scheme={scheme} />
        <Written
          attributes={{ ...attributes, "font-family": fontFamily, "radius-scale": radiusScale }}
          theme={theme}
          scheme={scheme}
        />
      </PartnerPage>
    );
  },
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement, "cw-call-history");
    await seen(inside.findByRole("heading", { name: "My Calls" }));
    await expect(within(canvasElement).getByText(/can be told apart/)).toBeVisible();
  },
} satisfies Meta<Tokens>;
export default meta;
type Story = StoryObj<Tokens>;

const colorsOf = ({ accent, surface, text, border }: Tokens): ThemeKnobs => ({ accent, surface, text, border });

/** Change a token and see what is derived from it. */
export const Playground: Story = {};

/** A warm background, square corners, and the page's serif font. */
export const LikeANewspaper: Story = {
  args: {
    accent: "#8a2f1d",
    surface: "#fffaf2",
    text: "#2b2118",
    border: "#e2d6c3",
    radiusScale: 0,
    fontFamily: "Georgia, serif",
    density: "comfortable",
  },
};

/** A dark page with a bright accent: text on the accent automatically becomes dark. */
export const InTheDark: Story = {
  args: { accent: "#7dd87d", surface: "#16211c", text: "#e8f2ea", radiusScale: 1.5, scheme: "dark" },
};
