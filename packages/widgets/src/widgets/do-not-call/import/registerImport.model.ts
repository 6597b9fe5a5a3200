import type { Query } from "@callwright/sdk/contract";

import type { Zod } from "../../../forms/zod.js";
import type { Messages } from "../../../i18n/index.js";
import { instantOf } from "../../../ui/date-time-field/index.js";
import type { registerImportMessages } from "./registerImport.messages.js";

/** A register as the form holds it. */
export interface RegisterValues {
  register: string;
  countryIso2: string | null;
  /** A time on the reader's clock, such as `2026-11-20T14:32`. */
  expiresAt: string | null;
  file: File | null;
}

/** What is sent of it; whose list it goes on is said by where the form stands. */
export interface RegisterFile {
  file: File;
  query: Omit<Query<"importSuppressedNumbers">, "scope" | "sellerCompanyId">;
}

/** The reader's clock: its zone, and what it shows now. */
interface ReadersClock {
  timeZone: string;
  now: string;
}

/** What a register needs, and what is sent of it. */
export function registerSchema(z: Zod, t: Messages<typeof registerImportMessages>, { timeZone, now }: ReadersClock) {
  return z.pipe(
    z.object({
      register: z.string().check(z.trim(), z.minLength(1, t.registerMissing), z.maxLength(100, t.registerTooLong)),
      countryIso2: z.nullable(z.string()),
      // Times on one clock compare as texts.
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

/** For how many days a register may be used, by the country of its numbers, where a rule of that country says so (docs/calling-rules.md). */
const registerAgeLimits: Readonly<Record<string, number>> = { CA: 31, GB: 28, US: 31 };

/** For how many days a register of this country's numbers may be used; undefined where no rule is known. */
export function registerAgeLimit(countryIso2: string | null): number | undefined {
  return countryIso2 === null ? undefined : registerAgeLimits[countryIso2];
}

/** The same time of day so many days later, on one clock. */
export function daysLater(wallTime: string, days: number): string {
  return new Date(Date.parse(`${wallTime}Z`) + days * 86_400_000).toISOString().slice(0, 16);
}
