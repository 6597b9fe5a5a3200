import { firstTexts } from "../../i18n/index.js";

/** The texts that the widget needs at first. `apiKeysMessages` adds the others. */
export const firstApiKeysMessages = firstTexts(
  "apiKeys",
  {
    title: "API keys",
    create: "Create key",
    docs: "Read the documentation",

    name: "Name",
    key: "Key",
    /** The first characters of a key. */
    keyBegins: "{prefix}…",
    company: "Company",
    origins: "Allowed origins",
    created: "Created",
    createdBy: "Created by",
    /** Shown instead of the creator of a key, if that user no longer exists. */
    unknown: "-",
    lastUsed: "Last used",
    never: "Never",
    state: "Status",
    active: "Active",
    revoked: "Revoked",

    empty:
      "With an API key your own server opens sessions for Callwright's widgets on your pages. The key stays on that server; your pages only see tokens that last minutes.",
    forbidden: "You do not have access to API keys.",

    editOf: "Edit {name}",
  },
  { tr: () => import("./apiKeys.messages.tr.js") },
);
