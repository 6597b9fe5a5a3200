import type { FetchedSession } from "@callwright/sdk";
import type { ComponentType } from "react";

import type { ProviderMessages } from "../i18n/index.js";
import type { Theme } from "../theme/index.js";
import type { Codecs } from "./attributes.js";

/** A widget as an element: where its code is, and which of its props a page can write how. */
export interface ElementSpec<Props extends object> {
  /** Fetches the widget when its first element appears. */
  load: () => Promise<ComponentType<Props>>;
  /** Props that can be written in HTML, in kebab case; all of them are properties too. */
  attributes?: Codecs<Props>;
  /** Props that only a script can set: functions and large objects. */
  properties?: readonly (keyof Props & string)[];
}

/** What a page can set on every element from a script, besides the attributes in {@link hostCodecs}. */
export interface HostProperties {
  /** Asks the page's own backend for a session token; instead of the attribute `session-url`. */
  fetchSession?: () => Promise<string | FetchedSession>;
  /** What `createTheme` made; instead of the attributes for colours and shape. */
  theme?: Theme;
  /** Texts said differently, by catalogue. */
  messages?: ProviderMessages;
}

/** An element of a widget: its props are properties of the element. */
export type WidgetElement<Props extends object> = HTMLElement & HostProperties & Partial<Omit<Props, "className">>;

/** The attributes that every element has. */
export const hostCodecs = {
  /** Origin of the Callwright server. @default where the script came from */
  apiBase: "string",
  /** Address on the page's own backend that answers `{token, expiresAt}` or `{token}`. */
  sessionUrl: "string",
  /** How that address is asked: `POST` or `GET`. @default "POST" */
  sessionMethod: "string",
  /** BCP 47. @default the language of the page around it */
  locale: "string",
  /** `light`, `dark` or `auto`. @default "light" */
  scheme: "string",
  /** `comfortable`, `default` or `compact`. @default "compact" */
  density: "string",
  accent: "string",
  surface: "string",
  bg: "string",
  text: "string",
  border: "string",
  /** A CSS font stack, or `inherit` for the page's own. */
  fontFamily: "string",
  /** 0 square, 1 ours. */
  radiusScale: "number",
  /** A CSS shadow for cards. */
  shadow: "string",
  /** Added to every layer of drawers and popovers. */
  zBase: "number",
  /** Whether single-letter keys work in tables. @default true */
  shortcuts: "boolean",
} as const;

/** What the attributes of {@link hostCodecs} say. */
export interface HostAttributes {
  apiBase?: string;
  sessionUrl?: string;
  sessionMethod?: string;
  locale?: string;
  scheme?: string;
  density?: string;
  accent?: string;
  surface?: string;
  bg?: string;
  text?: string;
  border?: string;
  fontFamily?: string;
  radiusScale?: number;
  shadow?: string;
  zBase?: number;
  shortcuts?: boolean;
}
