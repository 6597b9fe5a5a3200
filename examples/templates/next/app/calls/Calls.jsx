"use client";
import { CallwrightProvider } from "@callwright/widgets";
import { CallHistory } from "@callwright/widgets/call-history";

const fetchSession = () => fetch("/callwright-session", { method: "POST" });

export function Calls() {
  return (
    <CallwrightProvider apiBase="http://localhost:4310" fetchSession={fetchSession}>
      <CallHistory />
    </CallwrightProvider>
  );
}
