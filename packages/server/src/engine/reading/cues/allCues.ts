import type { ReadingCues } from "./cues.ts";
import { germanReading } from "./de.ts";
import { englishReading } from "./en.ts";
import { turkishReading } from "./tr.ts";

/** People change language in the middle of a call, so all of them are always read together. */
export const allCues: readonly ReadingCues[] = [englishReading, turkishReading, germanReading];
