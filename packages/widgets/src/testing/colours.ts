import { type Colors, light } from "../theme/tokens.js";

/** The colour of a text or drawing as the browser has worked it out. */
export function colourOf(element: Element): string {
  return getComputedStyle(element).color;
}

/** What a token of the light scheme is worked out to. */
export function tokenColour(token: keyof Colors): string {
  const probe = document.createElement("i");
  probe.style.color = light[token];
  document.body.append(probe);
  const colour = colourOf(probe);
  probe.remove();
  return colour;
}

const hues = {
  red: [350, 370],
  orange: [20, 34],
  amber: [32, 50],
  green: [120, 160],
  teal: [165, 190],
  blue: [200, 230],
  purple: [255, 290],
} as const;

/** Whether a person would call a worked-out colour by this name. */
export function isColour(colour: string, name: keyof typeof hues | "gray"): boolean {
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  if (name === "gray" || span / most < 0.15) return name === "gray" && span / most < 0.15;
  const sixth =
    most === red ? (green - blue) / span : most === green ? 2 + (blue - red) / span : 4 + (red - green) / span;
  const hue = (sixth * 60 + 360) % 360;
  const [from, to] = hues[name];
  return (hue >= from && hue <= to) || (hue + 360 >= from && hue + 360 <= to);
}
