import type { Candidate, RowKeeper } from "../domain/import/rowKeeper.ts";
import type { PlanRoom } from "./plan.ts";
import type { Trx } from "../db/database.ts";
import type { ContactRow } from "../domain/import/contactRow.ts";
import type { Ids } from "../ids.ts";
import { findContactNumbers, upsertContacts } from "./contacts.ts";

/**
 * Imports rows of one customer's contacts, identified by phone number. A preview makes the same decisions and writes
 * nothing.
 */
export class ContactImport implements RowKeeper<ContactRow> {
  readonly counts = { created: 0, updated: 0, contactsCreated: 0 };
  planRefusal: string | undefined;
  readonly #trx: Trx;
  readonly #target: { customerId: string; ids: Ids; now: Date };
  readonly #room: PlanRoom;
  readonly #isPreview: boolean;
  #known: Set<string> | undefined;
  #refused = 0;

  constructor(trx: Trx, target: { customerId: string; ids: Ids; now: Date }, room: PlanRoom, isPreview: boolean) {
    this.#trx = trx;
    this.#target = target;
    this.#room = room;
    this.#isPreview = isPreview;
  }

  async take(candidates: readonly Candidate<ContactRow>[]): Promise<void> {
    const { customerId, ids, now } = this.#target;
    const known = (this.#known ??= new Set(
      (await findContactNumbers(this.#trx, [customerId])).map(({ phoneNumber }) => phoneNumber),
    ));
    const taken = candidates.filter(({ row, reject }) => {
      const isNew = !known.has(row.phoneNumber);
      if (isNew && known.size >= this.#room.contactsPerCustomer) {
        this.planRefusal ??= this.#room.refusals.contacts;
        this.#refused += 1;
        reject(null, this.#room.refusals.contacts);
        return false;
      }
      known.add(row.phoneNumber);
      this.counts[isNew ? "created" : "updated"] += 1;
      if (isNew) this.counts.contactsCreated += 1;
      return true;
    });
    if (this.#isPreview) return;
    await upsertContacts(
      this.#trx,
      ids,
      taken.map(({ row }) => ({ ...row, customerId })),
      now,
    );
  }

  async describe() {
    return { newProducts: [], newTags: [], notes: [{ code: "OVER_PLAN_LIMIT" as const, count: this.#refused }] };
  }
}
