import type { Schemas } from "@callwright/sdk/contract";

/** One message of the event stream (schema `LiveEvent`). */
export type LiveEvent = Schemas["LiveEvent"];

type WithoutEnvelope<Event> = Event extends unknown ? Omit<Event, "id" | "at"> : never;

/** An event when it is published: its id and time are assigned at commit. */
export type LiveEventPayload = WithoutEnvelope<LiveEvent>;
