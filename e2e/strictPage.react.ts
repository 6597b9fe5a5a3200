// A partner's React page; its server passes the nonce to it.
import { createClient, sessionFromFetch } from "@callwright/sdk";
import { Balance, CallHistory, CallwrightProvider } from "@callwright/widgets";
import { createElement as h } from "react";
import { createRoot } from "react-dom/client";

const fetchSession = async () => {
  const answer = await fetch("/callwright-session?widget=call-history&widget=balance", { method: "POST" });
  return (await answer.json()) as { token: string; expiresAt: string };
};
const client = createClient({ baseUrl: "", session: sessionFromFetch(fetchSession) });
const root = document.querySelector("main");
const nonce = root?.dataset.nonce;

if (root)
  createRoot(root).render(
    h(CallwrightProvider, { client, nonce, children: [h(CallHistory, { key: 1 }), h(Balance, { key: 2 })] }),
  );
