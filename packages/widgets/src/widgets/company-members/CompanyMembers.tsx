import type { WidgetFrameProps } from "../../lib/WidgetFrameProps.js";
import type { MessageOverrides } from "../../i18n/index.js";
import { defineWidget } from "../../ui/widget-root/index.js";
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
export const CompanyMembers = /* @__PURE__ */ defineWidget(
  { name: "company-members", texts: companyMembersMessages },
  function CompanyMembers({ headingLevel, ...options }: CompanyMembersProps, t) {
    return <MemberList t={t} model={useCompanyMembers(options)} headingLevel={headingLevel} />;
  },
);
