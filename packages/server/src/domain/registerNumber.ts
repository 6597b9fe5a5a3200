import { toE164 } from "./phoneNumber.ts";

/** This many digits at the end of a number affect neither whether it exists nor how its beginning is written. */
const tailLength = 5;
const mostBeginnings = 200_000;

/**
 * Reads the millions of numbers of a register: numbers with the same beginning are looked up once. It may accept a
 * number that nobody has, which does no harm; it never omits a number that somebody has.
 *
 * @param iso2 the country of numbers without a country code.
 */
export function registerNumberReader(iso2?: string): (typed: string) => string | undefined {
  const beginnings = new Map<string, string>();
  return (typed) => {
    const number = typed.replaceAll(/[\s().\-/\u00a0]/g, "").replace(/^00/, "+");
    if (!/^\+?\d{6,16}$/.test(number)) return undefined;
    const [beginning, tail] = [number.slice(0, -tailLength), number.slice(-tailLength)];
    const known = beginnings.get(beginning);
    if (known !== undefined) return known + tail;
    const read = toE164(number, iso2);
    if (!read?.endsWith(tail)) return read;
    if (beginnings.size >= mostBeginnings) beginnings.clear();
    beginnings.set(beginning, read.slice(0, -tailLength));
    return read;
  };
}
