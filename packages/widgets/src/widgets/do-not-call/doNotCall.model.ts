import type { Query, SuppressedNumber } from "@callwright/sdk/contract";

import type { WidgetAction } from "../../lib/widgetEvents.js";
import { filter, listView, place, type ListView } from "../../lists/listView.js";

/** What numbers can be sorted by: a `field` in ascending order, or `-field` in descending order. */
export type DoNotCallSort = NonNullable<Query<"listSuppressedNumbers">["sortBy"]>;

/** How a number was added to the list. */
export type SuppressionSource = SuppressedNumber["source"];

/** The view of the widget: the part of its state that can be kept in a URL. */
export interface DoNotCallView extends ListView<DoNotCallSort> {
  /** A part of the number, the reason or the register. */
  text: string;
  /** The source that the list is narrowed to, or "" for all of them. */
  source: SuppressionSource | "";
  /** `lifted` for the numbers that may be called again, with who said so and why. */
  show: "listed" | "lifted";
  /** For managers: the company whose numbers are shown, or "" for all companies. */
  sellerCompanyId: string;
}

/** A row of the list. */
export interface NumberRow {
  id: string;
  /** In E.164 format; null for a register. */
  phoneNumber: string | null;
  source: SuppressionSource;
  reason: string | null;
  /**
   * The name of a register, the count of its numbers, when its newest file was imported, and when it expires; null for
   * a number.
   */
  register: { name: string; numbersCount: number; importedAt: string; expiresAt: string | null } | null;
  /** The company whose list it is on; null for a number that no company calls. */
  company: { id: string; name: string } | null;
  createdAt: string;
  /** Null if it was not added by a user of the company. */
  createdBy: string | null;
  /** Null while the number is not called. */
  lifted: { at: string; by: string | null; reason: string | null } | null;
}

/** The events of the widget, which the provider's `onEvent` receives. No event contains a number. */
export type DoNotCallEvent = WidgetAction<"do-not-call">;

export const sources: readonly SuppressionSource[] = ["OPT_OUT", "INBOUND", "SELLER", "IMPORT", "PARTNER", "CARRIER"];

/** The rules of the view. */
export const doNotCallView = listView<DoNotCallView>({
  list: "do-not-call",
  sortBy: "-createdAt",
  sortFields: ["createdAt", "phoneNumber"],
  keys: {
    text: filter("text"),
    source: filter({ oneOf: ["", ...sources] }),
    show: place({ oneOf: ["listed", "lifted"] }),
    sellerCompanyId: place("text"),
  },
});

/** The query that finds the numbers of a view, on all pages. */
export function toFilterQuery(view: DoNotCallView): Query<"exportSuppressedNumbers"> {
  const text = view.text.trim();
  return {
    sortBy: view.sortBy,
    isLifted: view.show === "lifted",
    ...(text !== "" && { text }),
    ...(view.source !== "" && { source: view.source }),
    ...(view.sellerCompanyId !== "" && { sellerCompanyId: view.sellerCompanyId }),
  };
}

/** Turns a number into a row of the list. */
export function toNumberRow(number: SuppressedNumber): NumberRow {
  const { id, phoneNumber, source, reason, register, numbersCount, expiresAt, sellerCompany, createdAt } = number;
  const importedAt = number.importedAt ?? createdAt;
  const { createdBy, liftedAt, liftedBy, liftReason } = number;
  return {
    id,
    phoneNumber,
    source,
    reason,
    register: register === null ? null : { name: register, numbersCount, importedAt, expiresAt },
    company: sellerCompany,
    createdAt,
    createdBy,
    lifted: liftedAt === null ? null : { at: liftedAt, by: liftedBy, reason: liftReason },
  };
}

/** Whether a register has expired, so that it no longer prevents calls. */
export function isTooOld({ register }: Pick<NumberRow, "register">, now: Date): boolean {
  const end = register?.expiresAt ?? null;
  return end !== null && Date.parse(end) <= now.getTime();
}

/** The number of whole days since a file was last imported into a register. */
export function ageInDays({ importedAt }: { importedAt: string }, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(importedAt)) / 86_400_000));
}
