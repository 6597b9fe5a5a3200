import type { ComponentType, RefAttributes } from "react";

import type { Commands, WidgetHandle } from "../lib/WidgetScope.js";
import type { Codecs } from "./attributes.js";
import type { HostAttributes, HostProperties } from "./hostProps.js";

/** A widget as an element: where its code is, and which of its props a page can write how. */
export interface ElementSpec<Props extends object, Handle extends WidgetHandle = WidgetHandle> {
  /** Fetches the module of the widget, which exports nothing else, when its first element appears. */
  load: () => Promise<WidgetModule<Props, Handle>>;
  /** Props that can be written in HTML, in kebab case; all of them are properties too. */
  attributes?: Codecs<Props>;
  /** Props that only a script can set: functions and large objects. */
  properties?: readonly (keyof Props & string)[];
  /** Whether it reads nothing before somebody uses it, as a form for visitors does: its session is requested then. */
  isIdle?: true;
  /** Whether it is only as wide as its content, as a button is. Any other fills the width that it gets. */
  isNarrow?: true;
  /** What the widget can be asked to do besides `refresh`; methods of the element. */
  commands?: readonly (keyof Commands<Handle> & string)[];
}

/** A module with a widget as its only value. */
export type WidgetModule<Props extends object, Handle extends WidgetHandle = WidgetHandle> = Readonly<
  Record<string, ComponentType<Props & RefAttributes<Handle>>>
>;

/** What elements assume that do not say it themselves. */
export interface ElementDefaults {
  /** Origin of the Callwright server. @default the page's own */
  apiBase?: string;
  /** For the style tags, under a policy with `style-src 'nonce-…'`. */
  nonce?: string | undefined;
}

/** An element of a widget: its props are properties, what it can be asked to do are methods. */
export type WidgetElement<Props extends object, Handle extends WidgetHandle = WidgetHandle> = HTMLElement &
  HostAttributes &
  HostProperties &
  Partial<Omit<Props, "className" | "messages">> &
  Handle;
