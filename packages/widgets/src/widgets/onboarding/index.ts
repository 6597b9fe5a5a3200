export { Onboarding, type OnboardingProps } from "./Onboarding.js";
export type { OnboardingMessages } from "./onboarding.messages.js";
export type { OnboardingProgress } from "./onboarding.types.js";
