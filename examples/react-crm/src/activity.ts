import type { WidgetEvent } from "@callwright/widgets";

/** An entry in the CRM's own list of a contact's activities. */
export interface Activity {
  text: string;
  /** ISO 8601. */
  at: string;
}

/** The activity that the CRM records for a widget event; undefined for events that it ignores. */
export function activityOf(event: WidgetEvent): Activity | undefined {
  const text = textOf(event);
  return text === undefined ? undefined : { text, at: event.at };
}

function textOf(event: WidgetEvent): string | undefined {
  if (event.type === "callsStarted") return callsText(event.detail.callIds.length);
  if (event.type === "callOpened") return "Looked at a call";
  if (event.type === "feedbackSent") return "Rated a call";
  if (event.type === "depositStarted") return `Went to pay $${event.detail.amountUsd}`;
  return undefined;
}

/** The text for started calls; undefined if all of them were refused. */
function callsText(count: number): string | undefined {
  if (count === 0) return undefined;
  return count === 1 ? "Call started" : `${count} calls started`;
}
