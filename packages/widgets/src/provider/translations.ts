import type { Translations } from "../i18n/index.js";

/** What every widget may say, and parts that stand outside of one: their provider asks for it. */
export const sharedTranslations: Translations = { tr: () => import("./shared.messages.tr.js") };
