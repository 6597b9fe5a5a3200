import type { Zod } from "./zod.js";
import { loadPhoneNumbers } from "../ui/phone-field/index.js";

/**
 * A schema for a phone field: an E.164 number that can be called. With `missing` it is required, otherwise it may be
 * empty.
 */
export function phoneNumber(z: Zod, { invalid, missing }: { invalid: string; missing?: string }) {
  const isCallable = async (value: string) => value === "" || (await loadPhoneNumbers()).isPhoneNumber(value);
  return z.string().check(
    z.refine((value) => missing === undefined || value !== "", missing),
    z.refine(isCallable, invalid),
  );
}
