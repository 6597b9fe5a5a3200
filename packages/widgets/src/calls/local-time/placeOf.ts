/** The city in the name of a time zone: `America/New_York` → `New York`. */
export function placeOf(timeZone: string): string {
  return timeZone.split("/").at(-1)?.replaceAll("_", " ") ?? timeZone;
}
