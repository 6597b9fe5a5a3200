import type { Body, ConsentBasis } from "@callwright/sdk/contract";

import type { Zod } from "../../../forms/zod.js";
import type { Messages } from "../../../i18n/index.js";
import { instantOf } from "../../../ui/date-time-field/index.js";
import type { contactCallingMessages } from "./contactCalling.messages.js";

/** The values of a consent's form. Times are wall times in the contact's time zone, such as `2026-11-20T14:32`. */
export interface ConsentValues {
  basis: ConsentBasis | null;
  evidence: string;
  givenAt: string | null;
  expiresAt: string | null;
}

/** The part of a request that comes from the form. The number and the company are those of the contact. */
export type ConsentInput = Omit<Body<"createConsent">, "phoneNumber" | "sellerCompanyId">;

/** The possible bases of a consent, the strongest first. */
export const consentBases = [
  "WRITTEN",
  "SPOKEN",
  "EXISTING_CUSTOMER",
  "MERCHANT",
  "PRESUMED",
] as const satisfies readonly ConsentBasis[];

/** The time zone of a contact, and the current wall time there. */
export interface ClockThere {
  timeZone: string;
  now: string;
}

/** The rules of the form, which convert its values to the part of the request. */
export function consentSchema(z: Zod, t: Messages<typeof contactCallingMessages>, { timeZone, now }: ClockThere) {
  // Wall times in one time zone can be compared as strings.
  const isPast = (givenAt: string | null) => givenAt === null || givenAt <= now;
  const instant = (wallTime: string) => instantOf(wallTime, timeZone).toISOString();
  /** A check for a required value: if it is missing, the transform is not called. */
  const chosen = <Value>(missing: string, ...checks: ReturnType<typeof z.refine<Value | null>>[]) =>
    z.pipe(
      z.custom<Value | null>().check(
        z.refine((value) => value !== null, missing),
        ...checks,
      ),
      z.transform((value) => value as Value),
    );
  return z.pipe(
    z
      .object({
        basis: chosen<ConsentBasis>(t.basisMissing),
        evidence: z.string().check(z.trim(), z.minLength(5, t.evidenceMissing), z.maxLength(2000, t.evidenceTooLong)),
        givenAt: chosen<string>(t.givenAtMissing, z.refine(isPast, t.givenAtFuture)),
        expiresAt: z.nullable(z.string()),
      })
      .check(
        z.refine(({ givenAt, expiresAt }) => givenAt === null || expiresAt === null || givenAt < expiresAt, {
          path: ["expiresAt"],
          error: t.expiresAtEarly,
        }),
      ),
    z.transform(({ givenAt, expiresAt, ...consent }): ConsentInput => ({
      ...consent,
      givenAt: instant(givenAt),
      expiresAt: expiresAt === null ? null : instant(expiresAt),
    })),
  );
}
