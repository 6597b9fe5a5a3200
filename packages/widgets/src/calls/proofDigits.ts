/** Digits in groups of three, so that they can be read from a screen and pressed on a telephone. */
export function grouped(digits: string): string {
  return digits.replaceAll(/(\d{3})(?=\d)/g, "$1\u00A0");
}
