import type { Option } from "../../ui/combo-box/index.js";

/** The values entered so far, in all steps. */
export interface OnboardingDraft {
  name: string;
  /** The website as it was typed. It is sent with `https://`. */
  website: string;
  country: Option | null;
  city: Option | null;
  /** The chosen products, in the order in which they were chosen. */
  products: readonly Option[];
}

/** The progress of the onboarding, for a host to store and pass back. */
export interface OnboardingProgress extends OnboardingDraft {
  /** The current step, from 0 to 3. */
  step: number;
}

/** The values of the company step. */
export type CompanyDraft = Omit<OnboardingDraft, "products">;

/** The four steps, in their order (A-ONB-01). */
export const steps = ["welcome", "company", "product", "summary"] as const;

export type StepName = (typeof steps)[number];
