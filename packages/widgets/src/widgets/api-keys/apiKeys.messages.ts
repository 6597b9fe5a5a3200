import { defineMessages } from "../../i18n/index.js";
import { firstApiKeysMessages } from "./apiKeys.firstTexts.js";

/** All texts of the widget. The texts that it shares with webhooks are in `companies/developers/`. */
export const apiKeysMessages = defineMessages(
  "apiKeys",
  {
    ...firstApiKeysMessages.texts,

    edit: "Edit",
    rotate: "Rotate secret",
    revoke: "Revoke",

    createTitle: "Create API key",
    namePlaceholder: "e.g. our CRM",
    originsHint: "One per line, e.g. https://crm.example.com. Only pages there can use what this key opens.",
    nameMissing: "Please enter a name",
    nameTooLong: "The name must be at most 100 characters",
    originsMissing: "Please enter at least one origin",
    originsTooMany: "A key can have at most 20 origins",
    originWrong: "“{line}” is not an origin. It begins with “https://”.",
    originInsecure: "“{line}” is not encrypted. Use https://; http:// is for localhost and private networks only.",
    originTooLong: "“{line}” is more than an origin. Did you mean {origin}?",
    secretOf: "Secret",
    cancel: "Cancel",
    save: "Save",
    createSubmit: "Create",

    createdTitle: "API key created",
    rotatedTitle: "New secret for {name}",
    secretNote:
      "Copy it to where your server keeps its secrets. We only keep a hash of it and cannot show it again; if it gets lost, rotate the key.",
    saved: "API key saved",

    rotateTitle: "Rotate {name}",
    rotateBody:
      "You get a new secret, and the one in use stops working at once: your server can open no more sessions until it has the new one. Sessions that are under way end within ten minutes, and are renewed by your server.",
    rotateFailed: "The secret could not be rotated.",
    revokeTitle: "Revoke {name}",
    revokeBody: "The key and every widget session opened with it stop working at once. This cannot be undone.",
    revokedDone: "API key revoked",
    revokeFailed: "The key could not be revoked.",
  },
  firstApiKeysMessages.translations,
);
