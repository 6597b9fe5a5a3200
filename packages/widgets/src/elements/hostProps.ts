import type { FetchSession } from "@callwright/sdk";

import type { HourCycle } from "../i18n/index.js";
import type { ListMemory } from "../lib/listMemory.js";
import type { CallwrightMessages } from "../provider/index.js";
import type { Density, Scheme, Theme, ThemePreset } from "../theme/index.js";

/** The attributes that every element has. */
export interface HostAttributes {
  /** The origin of the Callwright server. @default the origin of the script */
  apiBase?: string;
  /**
   * The URL of your endpoint that responds with `{token, expiresAt}` or `{token}`. It must have the page's origin, so
   * that its cookies are sent.
   */
  sessionUrl?: string;
  /** The HTTP method of requests to `session-url`. @default "POST" */
  sessionMethod?: "POST" | "GET";
  /**
   * `demo` shows a fictitious company without requests to a server. Changes last until the page is left.
   * @default "live"
   */
  mode?: "live" | "demo";
  /**
   * The locale of numbers, times and text direction, as a BCP 47 tag such as `tr-TR`.
   * @default the `lang` of the surrounding page
   */
  locale?: string;
  /** Whether times are shown on a 12-hour or 24-hour clock. @default the convention of the locale */
  hourCycle?: HourCycle;
  /** The IANA time zone in which times are shown, such as `Europe/Istanbul`. @default the zone of the device */
  timeZone?: string;
  /**
   * The colour scheme: light, dark, `auto` for the setting of the device, or `inherit` for the `color-scheme` of the
   * surrounding page. @default "light"
   */
  scheme?: Scheme;
  /** The spacing of rows and fields. @default "compact" */
  density?: Density;
  /** A preset theme. The attributes for colours and shape override its values. */
  preset?: ThemePreset;
  /** The colour of buttons, links and other controls: any CSS colour. A colour with `var()` follows the page. */
  accent?: string;
  /** The background colour of cards and tables: any CSS colour. */
  surface?: string;
  /** The background colour behind cards and tables: any CSS colour. */
  bg?: string;
  /** The colour of text: any CSS colour. */
  text?: string;
  /** The colour of borders and lines: any CSS colour. */
  border?: string;
  /** The CSS font stack, or `inherit` for the font of the page. */
  fontFamily?: string;
  /** The factor by which corner radii are multiplied: 0 for square corners. @default 1 */
  radiusScale?: number;
  /** The CSS `box-shadow` of cards. */
  shadow?: string;
  /**
   * The number that is added to the `z-index` of drawers, dialogs, popovers and announcements, in browsers without a
   * top layer. @default 0
   */
  zBase?: number;
  /** Whether tables have single-letter keyboard shortcuts. @default true */
  shortcuts?: boolean;
  /** Whether the widget shows what is wrong with how it is embedded, such as a session endpoint that fails. @default false */
  debug?: boolean;
}

/** The properties that every element has, besides its attributes. */
export interface HostProperties {
  /** Fetches a session token from your own backend. Replaces the attribute `session-url`. */
  fetchSession?: FetchSession;
  /**
   * Called when the session has ended and cannot be renewed. The widget shows a message; the element also dispatches
   * `cw-session-expired`.
   */
  onSessionExpired?: () => void;
  /** A theme made by `createTheme`. Replaces the attributes for colours and shape. */
  theme?: Theme;
  /** Texts that replace the default ones, by catalogue. */
  messages?: CallwrightMessages;
  /** A store for each list's page size, filters, order and columns. If omitted, they are not remembered. */
  listMemory?: ListMemory;
}

/**
 * The names of the attributes and properties of every element, in one text: it is on every page, where an array has more
 * bytes. `hostProps.test.ts` checks that none is missing.
 */
export const hostProps =
  "apiBase sessionUrl sessionMethod fetchSession onSessionExpired messages mode locale hourCycle timeZone scheme density preset accent surface bg text border fontFamily radiusScale shadow zBase shortcuts debug theme listMemory".split(
    " ",
  );
