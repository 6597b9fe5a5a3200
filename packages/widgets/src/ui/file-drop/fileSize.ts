const units = ["byte", "kilobyte", "megabyte"] as const;

/** A file's size as a text: 2048 → `2 kB`. */
export function fileSize(bytes: number, locale: string): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  const format = new Intl.NumberFormat(locale, { style: "unit", unit: units[power], maximumFractionDigits: 1 });
  return format.format(bytes / 1000 ** power);
}
