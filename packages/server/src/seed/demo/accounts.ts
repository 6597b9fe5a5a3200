import type { UserRole } from "@callwright/sdk/contract";

/** The password of every demo account. */
export const demoPassword = "Callwright1";

/** The short names of the demo's companies. */
export type DemoCompany = "aegean" | "bosphorus" | "kavala";

export interface DemoAccount {
  email: string;
  name: string;
  surname: string;
  role: UserRole;
  companies: DemoCompany[];
  /** What a person sees who signs in with it. */
  description: string;
}

/** The accounts that the start notice and the README name. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    email: "admin@callwright.test",
    name: "Deniz",
    surname: "Arslan",
    role: "ADMIN",
    companies: [],
    description: "admin, all companies",
  },
  {
    email: "rep@callwright.test",
    name: "Marta",
    surname: "Lindqvist",
    role: "REPRESENTATIVE",
    companies: [],
    description: "representative, all companies",
  },
  {
    email: "master@callwright.test",
    name: "Selim",
    surname: "Aksoy",
    role: "MASTER_ACCOUNT",
    companies: ["aegean"],
    description: "master account of Aegean Olive Trading, paid plan",
  },
  {
    email: "seller@callwright.test",
    name: "Elif",
    surname: "Kaya",
    role: "SELLER",
    companies: ["aegean"],
    description: "seller of Aegean Olive Trading, paid plan",
  },
  {
    email: "free@callwright.test",
    name: "Baran",
    surname: "Demir",
    role: "SELLER",
    companies: ["bosphorus"],
    description: "seller of Bosphorus Textiles, Free plan",
  },
  {
    email: "new@callwright.test",
    name: "Nina",
    surname: "Okafor",
    role: "SELLER",
    companies: [],
    description: "seller without a company: lands on onboarding",
  },
];

/** Colleagues, so that lists of people have entries. They sign in with the same password. */
export const demoColleagues: readonly Omit<DemoAccount, "description">[] = [
  {
    email: "yannis.petrou@callwright.test",
    name: "Yannis",
    surname: "Petrou",
    role: "MASTER_ACCOUNT",
    companies: ["kavala"],
  },
  { email: "irene.galani@callwright.test", name: "Irene", surname: "Galani", role: "SELLER", companies: ["kavala"] },
  { email: "mert.yildiz@callwright.test", name: "Mert", surname: "Yıldız", role: "SELLER", companies: ["aegean"] },
  { email: "zeynep.tekin@callwright.test", name: "Zeynep", surname: "Tekin", role: "SELLER", companies: ["aegean"] },
  {
    email: "ozan.kurt@callwright.test",
    name: "Ozan",
    surname: "Kurt",
    role: "MASTER_ACCOUNT",
    companies: ["bosphorus"],
  },
  {
    email: "julia.brandt@callwright.test",
    name: "Julia",
    surname: "Brandt",
    role: "REPRESENTATIVE",
    companies: ["aegean", "kavala"],
  },
];
