import { type ColorName, light } from "../../packages/widgets/src/theme/tokens.js";

const named = {
  Surfaces: {
    bg: "what sheets lie on",
    surface: "sheets, cards, fields",
    "surface-sunken": "the player, the foot of a dialog",
    "surface-raised": "popovers, menus, dialogs",
    "surface-hover": "a row or a menu item under the pointer",
    "surface-active": "pressed, an open row, tracks",
    "surface-selected": "a chosen row",
    "surface-selected-hover": "a chosen row under the pointer",
    "surface-inverse": "the selection bar, tooltips",
    "surface-inverse-hover": "a control on them, under the pointer",
    skeleton: "where something will be",
    "skeleton-shine": "the light that moves over it",
    highlight: "the words that were searched for",
    scrim: "behind drawers and dialogs",
  },
  Text: {
    text: "what is read first",
    "text-muted": "what is read second",
    "text-subtle": "details, placeholders, column heads",
    "text-disabled": "a control that cannot be used; a reason stands beside it",
    "text-inverse": "on an inverse surface",
    "text-inverse-muted": "second, on an inverse surface",
  },
  Lines: {
    "border-subtle": "between rows",
    border: "around cards, between parts",
    "border-strong": "around fields and secondary buttons",
    "control-outline": "around checkboxes, radios and switches",
    "focus-ring": "around what has the focus",
  },
  Accent: {
    accent: "the one action of a layer; checked controls",
    "accent-hover": "the same under the pointer",
    "accent-active": "the same while it is pressed",
    "accent-contrast": "text and icons on it",
    "accent-text": "links, the current place in the navigation",
    "accent-text-hover": "a link under the pointer",
    "accent-soft": "the turn that is heard, the current plan",
    "accent-soft-hover": "the same under the pointer",
    "accent-border": "around a soft accent",
  },
} satisfies Record<string, Partial<Record<ColorName, string>>>;

const parts = {
  "": "the mark, the fill",
  "-hover": "the fill under the pointer",
  "-contrast": "text on the fill",
  "-text": "text",
  "-soft": "ground of a notice, badge or chip",
  "-border": "around that ground",
} as const;

/** The use of each colour, in the groups in which they are shown. The colours of one family have the same parts. */
export const colourUses: Readonly<Record<string, Readonly<Partial<Record<ColorName, string>>>>> = {
  ...named,
  Danger: family("danger"),
  Success: family("success"),
  Warning: family("warning"),
  Information: family("info"),
  "Call status": family("status"),
  "Call answer": family("answer"),
  Tags: family("tag"),
  Charts: family("viz"),
};

function family(prefix: string): Partial<Record<ColorName, string>> {
  const names = Object.keys(light).filter((name) => name === prefix || name.startsWith(`${prefix}-`));
  return Object.fromEntries(
    names.map((name) => {
      const part = prefix === "viz" ? undefined : Object.keys(parts).findLast((end) => end && name.endsWith(end));
      const of = name.slice(prefix.length + 1, part ? -part.length : undefined).replaceAll("-", " ");
      const use = prefix === "viz" ? "in charts" : parts[(part ?? "") as keyof typeof parts];
      return [name, of ? `${of}: ${use}` : use];
    }),
  );
}
