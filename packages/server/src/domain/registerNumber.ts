import { toE164 } from "./phoneNumber.ts";

/** So many digits at the end of a number decide nothing about whether it exists, or how its beginning is written. */
const tailLength = 5;
const mostBeginnings = 200_000;

/**
 * Reads the numbers of a register, of which there are millions: numbers that begin alike are looked up once. A number of a line that
 * nobody has does no harm; one that somebody has is never left out.
 *
 * @param iso2 the country that numbers without a country code are in.
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
