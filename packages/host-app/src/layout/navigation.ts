import { describeViewer } from "@callwright/sdk";
import type { CurrentUser } from "@callwright/sdk/contract";
import { Contact, Headset, type LucideIcon, PhoneCall } from "lucide-react";

import { messages } from "../hostApp.messages.js";
import { paths } from "../paths.js";

export interface NavigationEntry {
  label: string;
  to: string;
  icon: LucideIcon;
}

/** The places a user can go to, by role (A-LAYOUT-06 to A-LAYOUT-10). */
export function navigationFor(user: CurrentUser): NavigationEntry[] {
  const { isSeller } = describeViewer(user);
  return [
    { label: messages.callCenter, to: paths.PHONEBOOK, icon: Headset },
    { label: isSeller ? messages.myCalls : messages.allCalls, to: paths.ALL_CALLS, icon: PhoneCall },
    { label: messages.potentialCustomers, to: paths.POTENTIAL_CUSTOMERS, icon: Contact },
  ];
}

/** What a role is called (A-ROLE-09). */
export const roleLabels: Record<CurrentUser["role"], string> = messages.roles;
