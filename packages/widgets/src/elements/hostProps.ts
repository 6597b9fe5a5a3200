import type { FetchedSession } from "@callwright/sdk";

import type { HourCycle } from "../i18n/index.js";
import type { ListMemory } from "../lib/listMemory.js";
import type { CallwrightMessages } from "../provider/index.js";
import type { Density, Scheme, Theme } from "../theme/index.js";
import type { Codec } from "./attributes.js";

/** What a page can write on every element. */
export interface HostAttributes {
  /** Origin of the Callwright server. @default where the script came from */
  apiBase?: string;
  /** Address of the page's own origin, so that its cookies come along, that answers `{token, expiresAt}` or `{token}`. */
  sessionUrl?: string;
  /** How that address is asked. @default "POST" */
  sessionMethod?: "POST" | "GET";
  /**
   * `demo` shows a made-up company, and what is done there lasts until the page is left; nothing is asked of any server.
   * @default "live"
   */
  mode?: "live" | "demo";
  /** BCP 47, as `tr-TR`: numbers, times, direction. @default the `lang` of the page around it */
  locale?: string;
  /** A clock of 12 or 24 hours. @default as people of the locale read it */
  hourCycle?: HourCycle;
  /** IANA zone, as `Europe/Istanbul`, on whose clock times are shown. @default the device's */
  timeZone?: string;
  /** Light, dark, or what the reader's device says. @default "light" */
  scheme?: Scheme;
  /** How much room rows and fields take. @default "compact" */
  density?: Density;
  /** The colour of what can be pressed, as `#rrggbb`. */
  accent?: string;
  /** The colour of cards and tables, as `#rrggbb`. */
  surface?: string;
  /** The colour behind them, as `#rrggbb`. */
  bg?: string;
  /** The colour of text, as `#rrggbb`. */
  text?: string;
  /** The colour of lines, as `#rrggbb`. */
  border?: string;
  /** A CSS font stack, or `inherit` for the page's own. */
  fontFamily?: string;
  /** How round corners are: 0 square, 1 ours. @default 1 */
  radiusScale?: number;
  /** A CSS shadow for cards. */
  shadow?: string;
  /** Added to every layer of drawers and popovers. @default 0 */
  zBase?: number;
  /** Whether single-letter keys work in tables. @default true */
  shortcuts?: boolean;
}

/** What a page can set on every element from a script, besides its attributes. */
export interface HostProperties {
  /** Asks the page's own backend for a session token; instead of the attribute `session-url`. */
  fetchSession?: () => Promise<string | FetchedSession>;
  /** The session has ended and cannot be renewed; the widget says so itself. Also told as `cw-session-expired`. */
  onSessionExpired?: () => void;
  /** What `createTheme` made; instead of the attributes for colours and shape. */
  theme?: Theme;
  /** Texts said differently, by catalogue. */
  messages?: CallwrightMessages;
  /** Where lists keep how this person likes them: rows a page, filters, order, columns. Without it nothing is kept. */
  listMemory?: ListMemory;
}

/** How the attributes of every element are written. */
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
} as const satisfies Record<keyof HostAttributes, Codec>;

/** Properties of every element that are no attributes. */
export const hostProperties = [
  "fetchSession",
  "onSessionExpired",
  "theme",
  "messages",
  "listMemory",
] as const satisfies (keyof HostProperties)[];
