/** Country calling codes with one or two digits; all others have three. */
const shortCodes = /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/**
 * An E.164 number in readable groups, without knowing its country: `+905551234567` → `+90 555 123 4567`. People see
 * `ui/phone-number`, which knows all countries and uses this as a fallback. Anything that is not E.164 is not changed.
 */
export function groupedPhoneNumber(number: string): string {
  const digits = /^\+(\d{6,15})$/.exec(number)?.[1];
  if (digits === undefined) return number;
  const code = shortCodes.exec(digits)?.[0] ?? digits.slice(0, 3);
  return ["+" + code, ...groups(digits.slice(code.length))].join(" ");
}

/** Groups of three from the left; a single last digit joins its neighbour, because it is easily missed. */
function groups(digits: string): string[] {
  const found = digits.match(/\d{1,3}/g) ?? [];
  const last = found.at(-1);
  const before = found.at(-2);
  if (last?.length !== 1 || before === undefined) return found;
  return [...found.slice(0, -2), before + last];
}
