import type { WidgetEvent } from "@callwright/widgets";

/** A line of the CRM's own list of what happened with a contact. */
export interface Activity {
  text: string;
  /** ISO 8601. */
  at: string;
}

/** What the CRM keeps of what happens in the widgets; undefined for what it does not care about. */
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

/** Calls that were refused are none. */
function callsText(count: number): string | undefined {
  if (count === 0) return undefined;
  return count === 1 ? "Call started" : `${count} calls started`;
}
