import type { ReactNode } from "react";

import type { WidgetFrameProps } from "../../lib/WidgetFrameProps.js";
import type { MessageOverrides } from "../../i18n/index.js";
import { defineWidget } from "../../ui/widget-root/index.js";
import { userDetailMessages } from "./userDetail.messages.js";
import { UserDetailPage } from "./UserDetail.view.js";
import { type UserDetailOptions, useUserDetail } from "./useUserDetail.js";

/** Texts that replace the default ones of {@link UserDetail}. */
export type UserDetailMessages = MessageOverrides<typeof userDetailMessages>;

/** Props of {@link UserDetail}. */
export interface UserDetailProps extends UserDetailOptions, WidgetFrameProps {
  /** The id of the user to show. */
  userId: string;
  /** Called when a person wants to go back. If omitted, no back arrow is shown. */
  onBack?: () => void;
  /** Called when a person wants to open a company's page. If omitted, companies are not links. */
  onOpenSellerCompany?: (event: { sellerCompanyId: string }) => void;
  /** Renders the calls of the user's companies, for example with `CallHistory`. If omitted, the tab is not shown. */
  callHistory?: (calls: { sellerCompanyIds: readonly string[] }) => ReactNode;
  messages?: UserDetailMessages;
}

/**
 * The detail page of one user, for admins: their companies, and the calls of these companies.
 *
 * @example
 * <UserDetail
 *   userId={id}
 *   onOpenSellerCompany={({ sellerCompanyId }) => navigate(`/company?id=${sellerCompanyId}`)}
 *   callHistory={({ sellerCompanyIds }) => <CallHistory sellerCompanyIds={sellerCompanyIds} />}
 * />
 */
export const UserDetail = /* @__PURE__ */ defineWidget(
  { name: "user-detail", texts: userDetailMessages },
  function UserDetail(props: UserDetailProps, t) {
    const model = useUserDetail(props);
    return <UserDetailPage {...props} t={t} model={model} />;
  },
);
