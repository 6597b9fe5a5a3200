"use client";

import { createClient, sessionFromFetch } from "@callwright/sdk";
import { CallwrightProvider } from "@callwright/widgets";
import { useState } from "react";

const fetchSession = async () => (await fetch("/callwright-session", { method: "POST" })).json();

export function Session({ children }) {
  const [client] = useState(() =>
    createClient({ baseUrl: "https://calls.example.com", session: sessionFromFetch(fetchSession) }),
  );
  return (
    <CallwrightProvider client={client} scheme="auto">
      {children}
    </CallwrightProvider>
  );
}
