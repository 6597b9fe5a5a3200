import type { Codec } from "./attributes.js";
import type { HostAttributes } from "./hostProps.js";

/** How the attributes of every element are written. The loader, which is on every page, has only their names. */
export const hostCodecs = {
  apiBase: "string",
  sessionUrl: "string",
  sessionMethod: "string",
  mode: "string",
  locale: "string",
  hourCycle: "string",
  timeZone: "string",
  scheme: "string",
  density: "string",
  preset: "string",
  accent: "string",
  surface: "string",
  bg: "string",
  text: "string",
  border: "string",
  fontFamily: "string",
  radiusScale: "number",
  shadow: "string",
  zBase: "number",
  shortcuts: "boolean",
  debug: "boolean",
} as const satisfies Record<keyof HostAttributes, Codec>;
