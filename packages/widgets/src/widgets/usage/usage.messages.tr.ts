import type { Translation } from "../../i18n/index.js";
import type { usageMessages } from "./usage.messages.js";

export * from "../../money/money.messages.tr.js";
export * from "../../ui/ui.messages.tr.js";

export const usage: Translation<typeof usageMessages> = { title: "Kullanım" };
