import type { OnboardingProgress } from "@callwright/widgets";

import { keepText, readJson } from "./storage.js";

const storageName = "callwright.onboarding";

/** The progress of the onboarding in this tab. It is removed when the session ends. */
export function storedProgress(): Partial<OnboardingProgress> | undefined {
  return readJson<OnboardingProgress>("sessionStorage", storageName) ?? undefined;
}

/** Stores the progress, so that it survives a reload. */
export function keepProgress(progress: OnboardingProgress): void {
  keepText("sessionStorage", storageName, JSON.stringify(progress));
}

/** Removes the progress, once the user has a company. */
export function forgetProgress(): void {
  keepText("sessionStorage", storageName, undefined);
}
