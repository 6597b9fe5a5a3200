import type { Translations } from "../i18n/index.js";

/** What all parts say, in other languages. They stand outside of widgets too, so their provider asks for it. */
export const uiTranslations: Translations = { tr: () => import("./ui.messages.tr.js") };
