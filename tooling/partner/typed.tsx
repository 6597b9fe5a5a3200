// The code that a partner's compiler sees.
import { type CallwrightClient, createClient, prefetch, sessionFromFetch } from "@callwright/sdk";
import type { Call } from "@callwright/sdk/contract";
import { CallwrightProvider, type WidgetEvent } from "@callwright/widgets";
import { CallHistory, type CallHistoryProps } from "@callwright/widgets/call-history";
import { callHistoryElement, defineElement } from "@callwright/widgets/elements";

export const client: CallwrightClient = createClient({
  baseUrl: "https://calls.example.com",
  session: sessionFromFetch(() => Promise.resolve("token")),
});
export const reads = () => [prefetch(client, "getProfile"), prefetch(client, "listCalls", { query: { perPage: 10 } })];
// @ts-expect-error Feedback needs its text.
export const write = () => client.call("createFeedback", {});
export const idOf = (call: Call): string => call.id;
const view: CallHistoryProps["initialView"] = { perPage: 25 };
const log = ({ type }: WidgetEvent) => type;

export const calls = (
  <CallwrightProvider client={client} onEvent={log}>
    {/* @ts-expect-error There is no such level. */}
    <CallHistory headingLevel={7} />
    <CallHistory initialView={view} onCallOpened={({ callId }) => callId.length} />
  </CallwrightProvider>
);
defineElement("cw-call-history", callHistoryElement);

export const tags = (
  <>
    <cw-call-history session-url="/callwright-session" accent="#0b5cad" heading-level={3} />
    {/* @ts-expect-error There is no such attribute. */}
    <cw-call-history acent="#0b5cad" />
  </>
);
document.querySelector("cw-call-history")?.addEventListener("cw-call-opened", ({ detail }) => detail.callId.length);
export const call = () => document.querySelector("cw-call-center")?.callContact({ phoneBookId: "1" });

// Entry points that only some pages use: their types need no other types than React's either.
export type { CollectedStyles } from "@callwright/widgets/server";
export type { CallwrightStylesProps } from "@callwright/widgets/next";
export { demoHandlers } from "@callwright/sdk/demo";
export { createFakeApi } from "@callwright/sdk/fake";
