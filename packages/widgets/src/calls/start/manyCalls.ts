import type { CallCheck } from "@callwright/sdk/contract";

import { officeHours } from "../local-time/localTime.model.js";
import type { CallTarget } from "./callTarget.js";

/** The facts about many calls before they are made. */
export interface ManyCalls {
  /** The items that would be called, one per number. */
  toCall: readonly CallTarget[];
  /** How many cannot be called, or share a number with another one. */
  leftOut: number;
  /** How many already have a call in progress. */
  underWay: number;
  /**
   * How many of the people to call are outside office hours, as far as their time zone is known, and for how many it is
   * not known.
   */
  offHours: number;
  unknownHours: number;
  /** The company of these calls; undefined if there are several. */
  sellerId: string | undefined;
}

/** Examines the items that would be called now; those that the server refuses are excluded. */
export function lookAt(targets: readonly CallTarget[], now: Date, check?: CallCheck): ManyCalls {
  const refused = new Set(
    check?.items.flatMap(({ phoneBookId, verdict }) => (verdict === "REFUSED" ? phoneBookId : [])),
  );
  const byNumber = new Map<string, CallTarget>();
  let underWay = 0;
  for (const target of targets) {
    if (target.obstacle !== undefined || target.phoneNumber === undefined || refused.has(target.itemId)) continue;
    if (target.underWay) underWay += 1;
    // A person has one line for each calling company.
    else
      byNumber.set(
        `${target.sellerId} ${target.phoneNumber}`,
        byNumber.get(`${target.sellerId} ${target.phoneNumber}`) ?? target,
      );
  }
  const toCall = [...byNumber.values()];
  const sellers = new Set(toCall.map(({ sellerId }) => sellerId));
  return {
    toCall,
    underWay,
    leftOut: targets.length - underWay - toCall.length,
    offHours: toCall.filter(({ timeZone }) => timeZone !== null && officeHours(now, timeZone) !== "within").length,
    unknownHours: toCall.filter(({ timeZone }) => timeZone === null).length,
    sellerId: sellers.size === 1 ? [...sellers][0] : undefined,
  };
}
