// What a server draws and a browser takes over; one widget comes a moment later, as a part of a stream.
import { CallwrightProvider } from "@callwright/widgets";
import { Balance } from "@callwright/widgets/balance";
import { createElement, lazy, StrictMode, Suspense } from "react";

const CallHistory = lazy(async () => ({
  default: (await import("@callwright/widgets/call-history")).CallHistory,
}));

/** @param data of the provider: the built-in company in the browser, or what a server has read of it */
export const tree = (data = { mode: "demo" }) =>
  createElement(
    StrictMode,
    null,
    createElement(
      CallwrightProvider,
      data,
      createElement(Balance),
      createElement(Suspense, { fallback: createElement("p", null, "One moment") }, createElement(CallHistory)),
    ),
  );
