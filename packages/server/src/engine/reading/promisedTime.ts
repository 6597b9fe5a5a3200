const hourWords: Record<string, number> = {
  ...numbered("one two three four five six seven eight nine ten eleven twelve"),
  ...numbered("eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf"),
  ...numbered("bir iki üç dört beş altı yedi sekiz dokuz on on\u00a0bir on\u00a0iki"),
};
const word = Object.keys(hourWords).join("|");
const hour = `(\\d{1,2}|${word})`;

/** The phrases for an hour, with the minutes that are added to it. */
const patterns: { pattern: RegExp; minutes?: number }[] = [
  { pattern: new RegExp(` half past ${hour}(?![\\p{L}\\d])`, "u"), minutes: 30 },
  { pattern: new RegExp(` halb ${hour}(?![\\p{L}\\d])`, "u"), minutes: -30 },
  { pattern: new RegExp(` ${hour} buçuk`, "u"), minutes: 30 },
  { pattern: new RegExp(` (?:at|um|saat|gegen|around) ${hour}(?: uhr)?(?: (\\d{2}))?(?![\\p{L}\\d])`, "u") },
  { pattern: new RegExp(` ${hour}(?: (\\d{2}))? ?(?:uhr|pm|am|p m|a m|o'clock)(?![\\p{L}\\d])`, "u") },
  { pattern: new RegExp(` ${hour}(?: (\\d{2}))?'(?:de|da|te|ta)`, "u") },
];
const partsOfDay: [words: string[], time: string][] = [
  [["after lunch", "afternoon", "nachmittag", "öğleden sonra", "nach dem mittag"], "14:00"],
  [["noon", "mittags", "öğlen"], "12:00"],
  [["evening", "abend", "akşam"], "17:00"],
  [["morning", "vormittag", "am morgen", "früh ", "sabah"], "10:00"],
];
const LATEST_BEFORE_WORK = 7;

/**
 * The hour that a text names, `HH:mm`. An hour before eight is in the afternoon unless the text says otherwise: nobody
 * wants to be called at three in the morning.
 *
 * @param text lower case, without punctuation (`plain`).
 */
export function promisedTime(text: string): string | undefined {
  for (const { pattern, minutes = 0 } of patterns) {
    const found = pattern.exec(text);
    if (!found) continue;
    const named = hourWords[found[1] ?? ""] ?? Number(found[1]);
    const isMorning = / (am|a m) /.test(text.slice(found.index)) && !/ am \p{L}/u.test(text.slice(found.index));
    const isAfternoon = / \d{0,2}(pm|p m)/.test(text) || (named <= LATEST_BEFORE_WORK && !isMorning);
    const total = (named < 12 && isAfternoon ? named + 12 : named) * 60 + minutes + Number(found[2] ?? 0);
    if (total >= 0 && total < 24 * 60) return clock(total);
  }
  return partsOfDay.find(([words]) => words.some((part) => text.includes(` ${part}`)))?.[1];
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

function numbered(words: string): Record<string, number> {
  return Object.fromEntries(words.split(" ").map((one, index) => [one.replace("\u00a0", " "), index + 1]));
}
