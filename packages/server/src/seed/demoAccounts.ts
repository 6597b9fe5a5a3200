import type { UserRole } from "../store/tables.core.ts";

/** The password of every demo account. Production refuses to start with them. */
export const demoPassword = "Callwright1";

export interface DemoAccount {
  email: string;
  name: string;
  surname: string;
  role: UserRole;
  /** The name of its company; none for managers and for who is to be onboarded. */
  company?: string;
  /** What it is for, for people. */
  description: string;
}

export const demoAccounts: DemoAccount[] = [
  { email: "admin@callwright.test", name: "Ada", surname: "Admin", role: "ADMIN", description: "sees everything" },
  {
    email: "rep@callwright.test",
    name: "Rita",
    surname: "Representative",
    role: "REPRESENTATIVE",
    description: "looks after all companies",
  },
  {
    email: "master@callwright.test",
    name: "Murat",
    surname: "Deniz",
    role: "MASTER_ACCOUNT",
    company: "Aegean Olive Trading",
    description: "paid plan, Aegean Olive Trading",
  },
  {
    email: "seller@callwright.test",
    name: "Selin",
    surname: "Kaya",
    role: "SELLER",
    company: "Aegean Olive Trading",
    description: "paid plan, Aegean Olive Trading",
  },
  {
    email: "free@callwright.test",
    name: "Ferit",
    surname: "Aydın",
    role: "SELLER",
    company: "Bosphorus Textiles",
    description: "Free plan, Bosphorus Textiles",
  },
  {
    email: "new@callwright.test",
    name: "Nina",
    surname: "Yıldız",
    role: "SELLER",
    description: "no company yet: starts with onboarding",
  },
];
