import { describeViewer } from "@callwright/sdk";
import type { CurrentUser } from "@callwright/sdk/contract";

import type { IconShape } from "@callwright/widgets/ui";
import { messages } from "../hostApp.messages.js";
import { paths } from "../paths.js";
import {
  AudioLines,
  Building2,
  Contact,
  Headset,
  LayoutDashboard,
  Megaphone,
  Package,
  PhoneCall,
  PhoneOff,
  Settings,
  UsersRound,
  Wallet,
} from "./generated/icons.js";

export interface NavigationEntry {
  label: string;
  to: string;
  icon: IconShape;
  /** Other addresses at which this entry is marked as current. */
  alsoAt?: readonly string[];
}

/** A group of entries, with a title where it has one. */
export interface NavigationSection {
  title?: string;
  entries: readonly NavigationEntry[];
}

/** The sections of the main navigation for a user's role (A-LAYOUT-05 to A-LAYOUT-15). */
export function navigationFor(user: CurrentUser): NavigationSection[] {
  const { isSeller, isManager, sellerCompanyName } = describeViewer(user);
  const isAdmin = user.role === "ADMIN";
  const entries: (NavigationEntry | false)[] = [
    { label: messages.dashboard, to: paths.DASHBOARD, icon: LayoutDashboard },
    { label: messages.callCenter, to: paths.PHONEBOOK, icon: Headset },
    { label: isSeller ? messages.myCalls : messages.allCalls, to: paths.ALL_CALLS, icon: PhoneCall },
    { label: messages.liveCalls, to: paths.LIVE_CALLS, icon: AudioLines },
    { label: messages.campaigns, to: paths.CAMPAIGNS, icon: Megaphone },
    isManager && { label: messages.companies, to: paths.COMPANY, icon: Building2, alsoAt: [paths.DEVELOPERS] },
    { label: messages.potentialCustomers, to: paths.POTENTIAL_CUSTOMERS, icon: Contact },
    isManager && { label: messages.balance, to: paths.BALANCE, icon: Wallet },
    { label: messages.products, to: paths.PRODUCTS, icon: Package },
    isManager && { label: messages.doNotCall, to: paths.DO_NOT_CALL, icon: PhoneOff },
    isAdmin && { label: messages.users, to: paths.USERS, icon: UsersRound },
  ];
  const sections: NavigationSection[] = [{ entries: entries.filter((entry) => entry !== false) }];
  if (isSeller && sellerCompanyName !== undefined) sections.push({ title: sellerCompanyName, entries: [settings()] });
  return sections;
}

/** The one entry for the whole company area (A-LAYOUT-15, R-04). */
const settings = (): NavigationEntry => ({
  label: messages.settings,
  to: paths.COMPANY_SETTINGS,
  icon: Settings,
  alsoAt: [
    paths.COMPANY_FAQ,
    paths.COMPANY_MEMBERS,
    paths.COMPANY_PLANS,
    paths.COMPANY_USAGE,
    paths.COMPANY_NUMBERS,
    paths.COMPANY_DO_NOT_CALL,
    paths.COMPANY_DEVELOPERS,
  ],
});

/** A link of the account menu. */
export interface AccountEntry {
  label: string;
  to: string;
  icon: "person" | "company" | "out";
}

/** The links of the account menu (A-LAYOUT-16 to A-LAYOUT-18). A user without a company has no link to one. */
export function accountEntries({ role, sellerCompanies }: CurrentUser): AccountEntry[] {
  const company: AccountEntry = { label: messages.myCompany, to: paths.COMPANY_SETTINGS, icon: "company" };
  return [
    { label: messages.settings, to: paths.PROFILE_SETTINGS, icon: "person" },
    ...(role === "ADMIN" || sellerCompanies.length === 0 ? [] : [company]),
    { label: messages.signOut, to: paths.LOGOUT, icon: "out" },
  ];
}
