import type { Body, ConsentBasis } from "@callwright/sdk/contract";

import type { Zod } from "../../../forms/zod.js";
import type { Messages } from "../../../i18n/index.js";
import { instantOf } from "../../../ui/date-time-field/index.js";
import type { contactCallingMessages } from "./contactCalling.messages.js";

/** A consent as the form holds it. Times are those on a clock where the person is, such as `2026-11-20T14:32`. */
export interface ConsentValues {
  basis: ConsentBasis | null;
  evidence: string;
  givenAt: string | null;
  expiresAt: string | null;
}

/** What the form says of a consent; whose it is, is said by where the form stands. */
export type ConsentInput = Omit<Body<"createConsent">, "phoneNumber" | "sellerCompanyId">;

/** What a consent can rest on, the strongest first. */
export const consentBases = [
  "WRITTEN",
  "SPOKEN",
  "EXISTING_CUSTOMER",
  "MERCHANT",
  "PRESUMED",
] as const satisfies readonly ConsentBasis[];

/** The clock where a person is: its zone, and what it shows now. */
export interface ClockThere {
  timeZone: string;
  now: string;
}

/** What a consent needs, and what is sent of it. */
export function consentSchema(z: Zod, t: Messages<typeof contactCallingMessages>, { timeZone, now }: ClockThere) {
  // Times on one clock compare as texts.
  const isPast = (givenAt: string | null) => givenAt === null || givenAt <= now;
  const instant = (wallTime: string) => instantOf(wallTime, timeZone).toISOString();
  /** What is missing does not reach the transform. */
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
