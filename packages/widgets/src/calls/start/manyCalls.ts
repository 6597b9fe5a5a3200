import type { CallCheck } from "@callwright/sdk/contract";

import { officeHours } from "../local-time/localTime.model.js";
import type { CallTarget } from "./callTarget.js";

/** What is said of many calls before they are made. */
export interface ManyCalls {
  /** Those that would be made, one for each number. */
  toCall: readonly CallTarget[];
  /** How many cannot be called, or have the number of another one. */
  leftOut: number;
  /** How many are being called already. */
  underWay: number;
  /** How many of those to call are not at work now, as far as their zone is known, and of how many it is not. */
  offHours: number;
  unknownHours: number;
  /** The company whose calls these are; undefined where they are of several. */
  sellerId: string | undefined;
}

/** Looks at whom somebody would like to call now; those whom the server refuses are left out. */
export function lookAt(targets: readonly CallTarget[], now: Date, check?: CallCheck): ManyCalls {
  const refused = new Set(
    check?.items.flatMap(({ phoneBookId, verdict }) => (verdict === "REFUSED" ? phoneBookId : [])),
  );
  const byNumber = new Map<string, CallTarget>();
  let underWay = 0;
  for (const target of targets) {
    if (target.obstacle !== undefined || target.phoneNumber === undefined || refused.has(target.itemId)) continue;
    if (target.underWay) underWay += 1;
    // One person has one line, for each company that calls.
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
