import type { OpeningRead } from "@callwright/sdk/hooks";

type FirstReads<Props> = (props: Props) => readonly OpeningRead[];

/**
 * Adds to a widget what it reads first, unless the host's memory has another view of its list. An element sends these
 * reads before it draws the widget.
 *
 * @example
 * export const CallHistory = /* @__PURE__ *\/ withFirstReads(defineWidget(…), callHistoryReads);
 */
export const withFirstReads = <Props, Widget extends object>(widget: Widget, firstReads: FirstReads<Props>): Widget =>
  Object.assign(widget, { firstReads });

/** The first reads of a widget with these props; none if it has not said any. */
export const firstReadsOf = (widget: object, props: object): readonly OpeningRead[] =>
  "firstReads" in widget ? (widget as { firstReads: FirstReads<object> }).firstReads(props) : [];
