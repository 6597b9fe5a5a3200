import type { OnboardingProgress } from "@callwright/widgets";

const storageName = "callwright.onboarding";

/** The progress of the onboarding in this tab. It is removed when the session ends. */
export function storedProgress(): Partial<OnboardingProgress> | undefined {
  try {
    return (
      (JSON.parse(sessionStorage.getItem(storageName) ?? "null") as Partial<OnboardingProgress> | null) ?? undefined
    );
  } catch {
    return undefined;
  }
}

/** Stores the progress, so that it survives a reload. */
export function keepProgress(progress: OnboardingProgress): void {
  sessionStorage.setItem(storageName, JSON.stringify(progress));
}

/** Removes the progress, once the user has a company. */
export function forgetProgress(): void {
  sessionStorage.removeItem(storageName);
}
