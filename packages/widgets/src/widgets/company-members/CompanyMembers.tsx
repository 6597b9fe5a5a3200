import { forwardRef } from "react";

import { type MessageOverrides, useMessages } from "../../i18n/index.js";
import type { WidgetHandle } from "../../lib/WidgetScope.js";
import { WidgetRoot } from "../../ui/widget-root/index.js";
import { companyMembersMessages } from "./companyMembers.messages.js";
import { MemberList } from "./CompanyMembers.view.js";
import { type CompanyMembersOptions, useCompanyMembers } from "./useCompanyMembers.js";

/** Texts that replace the default ones of {@link CompanyMembers}. */
export type CompanyMembersMessages = MessageOverrides<typeof companyMembersMessages>;

/** Props of {@link CompanyMembers}. */
export interface CompanyMembersProps extends CompanyMembersOptions {
  /** The view to begin with, for example from the page's URL. Invalid values are ignored. */
  initialView?: CompanyMembersOptions["initialView"];
  /**
   * Called on every change of the view, with the values that differ from the defaults. Pass them back as `initialView`
   * to restore the view.
   */
  onViewChange?: CompanyMembersOptions["onViewChange"];
  /**
   * The level of the widget's heading: 1 if the widget is the whole page, 2 if it is one of several parts.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3;
  messages?: CompanyMembersMessages;
  className?: string;
}

/**
 * The members of the signed-in person's company, as a read-only list. Only admins can add or remove members.
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

/** Rendered inside the root, which catches its errors. */
function ControlledCompanyMembers({ messages, headingLevel, ...options }: Omit<CompanyMembersProps, "className">) {
  const t = useMessages(companyMembersMessages, messages);
  return <MemberList t={t} model={useCompanyMembers(options)} headingLevel={headingLevel} />;
}
