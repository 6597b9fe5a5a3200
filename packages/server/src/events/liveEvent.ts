import type { Schemas } from "@callwright/sdk/contract";

/** What one message of the event stream holds (schema `LiveEvent`). */
export type LiveEvent = Schemas["LiveEvent"];

type WithoutEnvelope<Event> = Event extends unknown ? Omit<Event, "id" | "at"> : never;

/** An event as it is published: its id and moment are given at commit. */
export type LiveEventPayload = WithoutEnvelope<LiveEvent>;
