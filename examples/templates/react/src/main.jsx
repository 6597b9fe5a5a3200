import { CallwrightProvider } from "@callwright/widgets";
import { CallHistory } from "@callwright/widgets/call-history";
import { createRoot } from "react-dom/client";

const fetchSession = () => fetch("/callwright-session", { method: "POST" });

createRoot(document.getElementById("root")).render(
  <CallwrightProvider apiBase="http://localhost:4310" fetchSession={fetchSession}>
    <CallHistory />
  </CallwrightProvider>,
);
