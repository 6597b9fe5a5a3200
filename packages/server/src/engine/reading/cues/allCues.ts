import type { ReadingCues } from "./cues.ts";
import { germanReading } from "./de.ts";
import { englishReading } from "./en.ts";
import { turkishReading } from "./tr.ts";

/** People change the language within a call, so all of them are always used together. */
export const allCues: readonly ReadingCues[] = [englishReading, turkishReading, germanReading];
