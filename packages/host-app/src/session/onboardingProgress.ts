import type { OnboardingProgress } from "@callwright/widgets";

const storageName = "callwright.onboarding";

/** How far the onboarding of this tab has come. The session's end forgets it. */
export function storedProgress(): Partial<OnboardingProgress> | undefined {
  try {
    return (
      (JSON.parse(sessionStorage.getItem(storageName) ?? "null") as Partial<OnboardingProgress> | null) ?? undefined
    );
  } catch {
    return undefined;
  }
}

/** Keeps it over a reload. */
export function keepProgress(progress: OnboardingProgress): void {
  sessionStorage.setItem(storageName, JSON.stringify(progress));
}

/** Forgets it once there is a company. */
export function forgetProgress(): void {
  sessionStorage.removeItem(storageName);
}
