/** A partner's React page with one widget. */
import { CallwrightProvider } from "@callwright/widgets";
import { CallHistory } from "@callwright/widgets/call-history";
import { createRoot } from "react-dom/client";

async function fetchSession(): Promise<{ token: string; expiresAt: string }> {
  const reply = await fetch("/session", { method: "POST" });
  return (await reply.json()) as { token: string; expiresAt: string };
}

const place = document.getElementById("page");
if (place) {
  createRoot(place).render(
    <CallwrightProvider apiBase={document.documentElement.dataset.callwright ?? ""} fetchSession={fetchSession}>
      <CallHistory />
    </CallwrightProvider>,
  );
}
