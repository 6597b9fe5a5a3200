import type { ReactNode } from "react";

import { type Messages, useMessages } from "../../i18n/index.js";
import { roleMessages } from "../../records/role.messages.js";
import { Avatar } from "../../ui/avatar/index.js";
import { Chip } from "../../ui/chip/index.js";
import { EmptyState } from "../../ui/empty-state/index.js";
import { Stated } from "../../lists/listPlaceholder.styles.js";
import { Building2 } from "../../ui/icon/generated/icons.js";
import { Notice } from "../../ui/notice/index.js";
import { SkeletonText } from "../../ui/skeleton/index.js";
import { type TabItem, Tabs } from "../../ui/tabs/index.js";
import { WidgetHeader } from "../../ui/widget-header/index.js";
import { CompanyInfo } from "./CompanyInfo.js";
import type { UserDetailProps } from "./UserDetail.js";
import type { userDetailMessages } from "./userDetail.messages.js";
import { Facts, Name, Page, Person, Waiting, Words } from "./UserDetail.styles.js";
import type { UserDetailView, UserFacts } from "./UserDetail.types.js";
import type { UserDetailModel } from "./useUserDetail.js";

/** Props of {@link UserDetailPage}. */
export interface UserDetailPageProps extends Pick<
  UserDetailProps,
  "onBack" | "onOpenSellerCompany" | "callHistory" | "headingLevel"
> {
  t: Messages<typeof userDetailMessages>;
  model: UserDetailModel;
}

/** The view of a user: their name, email and role, their companies, and the calls of these companies. */
export function UserDetailPage({ t, model, onBack, headingLevel, ...ways }: UserDetailPageProps) {
  return (
    <Page>
      <WidgetHeader title={t.title} headingLevel={headingLevel} back={onBack && { label: t.back, onAction: onBack }} />
      {content()}
    </Page>
  );

  function content(): ReactNode {
    const { state, view, change } = model;
    switch (state.status) {
      case "loading":
        return (
          <Waiting aria-busy="true">
            <SkeletonText lines={6} />
          </Waiting>
        );
      case "forbidden":
      case "missing":
        return (
          <Stated>
            <Notice tone="info">{t[state.status]}</Notice>
          </Stated>
        );
      case "error":
        return (
          <Stated>
            <Notice {...(state.message === undefined ? {} : { title: state.message })} onRetry={state.retry} />
          </Stated>
        );
      case "ready":
        return (
          <>
            <WhoItIs user={state.user} />
            <Tabs
              isFlush
              label={t.tabs}
              selectedId={ways.callHistory ? view.tab : "company"}
              onSelect={(tab) => change({ tab })}
              items={tabs(t, state.user, ways)}
            />
          </>
        );
    }
  }
}

function WhoItIs({ user: { name, email, role } }: { user: UserFacts }) {
  const roles = useMessages(roleMessages);
  return (
    <Person>
      <Avatar name={name} size={40} />
      <Words>
        <Name>{name}</Name>
        <Facts>
          <span>{email}</span>
          <Chip>{roles[role]}</Chip>
        </Facts>
      </Words>
    </Person>
  );
}

function tabs(
  t: UserDetailPageProps["t"],
  { companies }: UserFacts,
  { onOpenSellerCompany, callHistory }: Pick<UserDetailPageProps, "onOpenSellerCompany" | "callHistory">,
): TabItem<UserDetailView["tab"]>[] {
  const info: TabItem<"company"> = {
    id: "company",
    label: t.companyInfo,
    count: companies.length,
    content: (
      <CompanyInfo
        t={t}
        companies={companies}
        onOpen={onOpenSellerCompany && (({ id }) => onOpenSellerCompany({ sellerCompanyId: id }))}
      />
    ),
  };
  if (!callHistory) return [info];
  const calls =
    companies.length > 0 ? (
      callHistory({ sellerCompanyIds: companies.map(({ id }) => id) })
    ) : (
      <EmptyState icon={Building2}>{t.noCompanies}</EmptyState>
    );
  return [info, { id: "calls", label: t.callHistory, content: calls }];
}
