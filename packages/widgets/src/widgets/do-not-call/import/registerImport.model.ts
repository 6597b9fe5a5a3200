import type { Query } from "@callwright/sdk/contract";

import type { Zod } from "../../../forms/zod.js";
import type { Messages } from "../../../i18n/index.js";
import { instantOf } from "../../../ui/date-time-field/index.js";
import type { registerImportMessages } from "./registerImport.messages.js";

/** The values of the form. */
export interface RegisterValues {
  register: string;
  countryIso2: string | null;
  /** A local time in the viewer's time zone, such as `2026-11-20T14:32`. */
  expiresAt: string | null;
  file: File | null;
}

/**
 * The part of a request that comes from the form. Whose list the register is added to depends on where the form was
 * opened.
 */
export interface RegisterFile {
  file: File;
  query: Omit<Query<"importSuppressedNumbers">, "scope" | "sellerCompanyId">;
}

/** The viewer's time zone, and the local time there now. */
interface ReadersClock {
  timeZone: string;
  now: string;
}

/** The schema that validates the form and turns its values into a request. */
export function registerSchema(z: Zod, t: Messages<typeof registerImportMessages>, { timeZone, now }: ReadersClock) {
  return z.pipe(
    z.object({
      register: z.string().check(z.trim(), z.minLength(1, t.registerMissing), z.maxLength(100, t.registerTooLong)),
      countryIso2: z.nullable(z.string()),
      // Local times in one time zone can be compared as texts.
      expiresAt: z.nullable(z.string()).check(z.refine((moment) => moment === null || moment > now, t.expiresAtPast)),
      file: z.custom<File | null>().check(z.refine((file) => file !== null, t.fileMissing)),
    }),
    z.transform(({ register, countryIso2, expiresAt, file }): RegisterFile => ({
      file: file as File,
      query: {
        register,
        ...(countryIso2 === null ? {} : { countryIso2 }),
        ...(expiresAt === null ? {} : { expiresAt: instantOf(expiresAt, timeZone).toISOString() }),
      },
    })),
  );
}

/**
 * The number of days for which a register may be used, by the country of its numbers, for countries with a rule for it
 * (docs/calling-rules.md).
 */
const registerAgeLimits: Readonly<Record<string, number>> = { CA: 31, GB: 28, US: 31 };

/** The number of days for which a register of this country's numbers may be used; undefined if no rule is known. */
export function registerAgeLimit(countryIso2: string | null): number | undefined {
  return countryIso2 === null ? undefined : registerAgeLimits[countryIso2];
}

/** The same local time of day, a number of days later. */
export function daysLater(wallTime: string, days: number): string {
  return new Date(Date.parse(`${wallTime}Z`) + days * 86_400_000).toISOString().slice(0, 16);
}
