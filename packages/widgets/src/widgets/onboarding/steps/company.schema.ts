import type { Zod } from "../../../forms/zod.js";
import { website } from "../../../forms/index.js";
import type { Messages } from "../../../i18n/index.js";
import type { Option } from "../../../ui/combo-box/index.js";
import type { onboardingMessages } from "../onboarding.messages.js";

/** The schema of the company step (A-ONB-05 to A-ONB-07, A-ONB-09). */
export const companySchema = (z: Zod, t: Messages<typeof onboardingMessages>) =>
  z.object({
    name: z.string().check(z.trim(), z.minLength(1, t.nameMissing)),
    website: website(z, t.websiteMissing),
    countryId: z.nullable(z.string()).check(z.refine((id) => id !== null, t.countryMissing)),
    city: z.custom<Option | null>(),
  });
