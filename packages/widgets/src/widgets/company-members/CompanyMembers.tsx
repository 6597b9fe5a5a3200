import { forwardRef } from "react";

import { type MessageOverrides, useMessages } from "../../i18n/index.js";
import type { WidgetHandle } from "../../lib/WidgetScope.js";
import { WidgetRoot } from "../../ui/widget-root/index.js";
import { companyMembersMessages } from "./companyMembers.messages.js";
import { MemberList } from "./CompanyMembers.view.js";
import { type CompanyMembersOptions, useCompanyMembers } from "./useCompanyMembers.js";

/** Texts of {@link CompanyMembers} said differently. */
export type CompanyMembersMessages = MessageOverrides<typeof companyMembersMessages>;

/** Props of {@link CompanyMembers}. */
export interface CompanyMembersProps extends CompanyMembersOptions {
  /** What to look at first, e.g. from an address. Values that make no sense are ignored. */
  initialView?: CompanyMembersOptions["initialView"];
  /** Told what is looked at on every change: what differs from the usual. Give it back as `initialView`. */
  onViewChange?: CompanyMembersOptions["onViewChange"];
  /** 1 where the widget is the page, 2 among others. @default 2 */
  headingLevel?: 1 | 2 | 3;
  messages?: CompanyMembersMessages;
  className?: string;
}

/**
 * The people of the reader's company. They are only shown here; who belongs to a company is an admin's to say.
 *
 * @example
 * <CompanyMembers initialView={search} onViewChange={(search) => navigate({ search })} />
 */
export const CompanyMembers = /* @__PURE__ */ forwardRef<WidgetHandle, CompanyMembersProps>(function CompanyMembers(
  { className, ...props },
  ref,
) {
  return (
    <WidgetRoot name="company-members" texts={companyMembersMessages} className={className} handle={ref}>
      <ControlledCompanyMembers {...props} />
    </WidgetRoot>
  );
});

/** Below the root, so that what breaks here is caught there. */
function ControlledCompanyMembers({ messages, headingLevel, ...options }: Omit<CompanyMembersProps, "className">) {
  const t = useMessages(companyMembersMessages, messages);
  return <MemberList t={t} model={useCompanyMembers(options)} headingLevel={headingLevel} />;
}
