import type { Option } from "../../ui/combo-box/index.js";

/** What is filled in so far, over all steps. */
export interface OnboardingDraft {
  name: string;
  /** As it was typed; it is sent with `https://`. */
  website: string;
  country: Option | null;
  city: Option | null;
  /** The chosen products, in the order they were chosen. */
  products: readonly Option[];
}

/** How far somebody has come, for a host to keep and give back. */
export interface OnboardingProgress extends OnboardingDraft {
  /** From 0 to 3. */
  step: number;
}

/** What the company step is about. */
export type CompanyDraft = Omit<OnboardingDraft, "products">;

/** The four steps in their order (A-ONB-01). */
export const steps = ["welcome", "company", "product", "summary"] as const;

export type StepName = (typeof steps)[number];
