// A partner's page in plain JavaScript, for any bundler.
import { createClient, sessionFromFetch } from "@callwright/sdk";
import { CallwrightProvider, createTheme } from "@callwright/widgets";
import { Balance } from "@callwright/widgets/balance";
import { CallHistory } from "@callwright/widgets/call-history";
import { createElement } from "react";
import { createRoot } from "react-dom/client";

const session = sessionFromFetch(async () => (await fetch("/callwright-session", { method: "POST" })).json());
const client = createClient({ baseUrl: "https://calls.example.com", session });
const theme = createTheme({ accent: "#0b5cad" });

createRoot(document.querySelector("main")).render(
  createElement(CallwrightProvider, { client, theme }, createElement(Balance), createElement(CallHistory)),
);
