import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

import { App } from "./App.tsx";
import { fetchContact } from "./contact.ts";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root.");
const contact = await fetchContact();
createRoot(root).render(
  <StrictMode>
    <App contact={contact} />
  </StrictMode>,
);
