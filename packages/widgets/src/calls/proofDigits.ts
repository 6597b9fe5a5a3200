/** Digits as they are read from a screen and pressed on a telephone: in threes. */
export function grouped(digits: string): string {
  return digits.replaceAll(/(\d{3})(?=\d)/g, "$1\u00A0");
}
