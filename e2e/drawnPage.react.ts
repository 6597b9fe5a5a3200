// A partner's page that a server renders with its rows. The list is a streamed part, whose code loads when the page
// allows it.
import type { CallwrightClient, FirstRead } from "@callwright/sdk";
import { demoHandlers } from "@callwright/sdk/demo";
import { createFakeApi } from "@callwright/sdk/fake";
import { Balance, CallwrightProvider } from "@callwright/widgets";
import { createElement as h, lazy, type ReactElement, Suspense } from "react";
import { hydrateRoot } from "react-dom/client";

declare global {
  /** On the page: resolves when the list's code may load. */
  var listComes: Promise<void> | undefined;
}

const CallHistory = lazy(async () => {
  await globalThis.listComes;
  return { default: (await import("@callwright/widgets/call-history")).CallHistory };
});

/** The nonce of the page's content security policy. */
export const nonce = "a";

/** The content that is rendered on the server and in the browser. */
export const tree = (client: CallwrightClient, initialData?: readonly FirstRead[]): ReactElement =>
  h(CallwrightProvider, {
    client,
    initialData,
    nonce,
    children: [h(Balance, { key: 1 }), h(Suspense, { key: 2 }, h(CallHistory))],
  });

export const demo = () => createFakeApi(demoHandlers()).client;

const rows = globalThis.document?.getElementById("rows")?.textContent;
if (rows !== undefined) {
  const initialData = JSON.parse(rows) as FirstRead[];
  hydrateRoot(document.querySelector("main")!, tree(demo(), initialData), {
    onRecoverableError: (error) => console.error(error),
  });
  document.documentElement.dataset.isTakenOver = "";
}
