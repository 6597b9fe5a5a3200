"use client";

import { createClient, sessionFromFetch } from "@callwright/sdk";
import { CallwrightProvider } from "@callwright/widgets";
import { CallHistory } from "@callwright/widgets/call-history";
import { useState } from "react";

const fetchSession = async () => (await fetch("/callwright-session", { method: "POST" })).json();

export function Calls() {
  const [client] = useState(() =>
    createClient({ baseUrl: "https://calls.example.com", session: sessionFromFetch(fetchSession) }),
  );
  return (
    <CallwrightProvider client={client}>
      <CallHistory headingLevel={1} />
    </CallwrightProvider>
  );
}
