import type { Database } from "../db/database.ts";
import { exceedsPlan } from "./gate.ts";

const GOOD_FOR_MS = 5_000;

/**
 * Whether companies exceed their plans, cached for some seconds: every call of a campaign asks for it, and the check
 * reads all of a company's customers.
 */
export class PlanWatch {
  readonly #known = new Map<string, { exceeds: boolean; until: number }>();

  async exceedsPlan(db: Database, companyId: string, now: Date): Promise<boolean> {
    const known = this.#known.get(companyId);
    if (known && known.until > now.getTime()) return known.exceeds;
    for (const [id, { until }] of this.#known) if (until <= now.getTime()) this.#known.delete(id);
    const exceeds = await exceedsPlan(db, companyId);
    this.#known.set(companyId, { exceeds, until: now.getTime() + GOOD_FOR_MS });
    return exceeds;
  }
}
