import { forwardRef } from "react";

import type { WidgetFrameProps } from "../../lib/WidgetFrameProps.js";
import { type MessageOverrides, useMessages } from "../../i18n/index.js";
import type { WidgetHandle } from "../../lib/WidgetScope.js";
import { WidgetRoot } from "../../ui/widget-root/index.js";
import { companyMembersMessages } from "./companyMembers.messages.js";
import { MemberList } from "./CompanyMembers.view.js";
import { type CompanyMembersOptions, useCompanyMembers } from "./useCompanyMembers.js";

/** Texts that replace the default ones of {@link CompanyMembers}. */
export type CompanyMembersMessages = MessageOverrides<typeof companyMembersMessages>;

/** Props of {@link CompanyMembers}. */
export interface CompanyMembersProps extends CompanyMembersOptions, WidgetFrameProps {
  messages?: CompanyMembersMessages;
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
