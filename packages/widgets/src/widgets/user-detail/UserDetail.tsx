import type { ReactNode } from "react";
import { forwardRef } from "react";

import { type MessageOverrides, useMessages } from "../../i18n/index.js";
import type { WidgetHandle } from "../../lib/WidgetScope.js";
import { WidgetRoot } from "../../ui/widget-root/index.js";
import { userDetailMessages } from "./userDetail.messages.js";
import { UserDetailPage } from "./UserDetail.view.js";
import { type UserDetailOptions, useUserDetail } from "./useUserDetail.js";

/** Texts of {@link UserDetail} said differently. */
export type UserDetailMessages = MessageOverrides<typeof userDetailMessages>;

/** Props of {@link UserDetail}. */
export interface UserDetailProps extends UserDetailOptions {
  /** The user it is about. */
  userId: string;
  /** What to look at first, e.g. from an address. Values that make no sense are ignored. */
  initialView?: UserDetailOptions["initialView"];
  /** Told what is looked at on every change: what differs from the usual. Give it back as `initialView`. */
  onViewChange?: UserDetailOptions["onViewChange"];
  /** Leads back to where one came from. Without it there is no arrow. */
  onBack?: () => void;
  /** Leads to a company's page. Without it there is no way there. */
  onOpenSellerCompany?: (event: { sellerCompanyId: string }) => void;
  /** Draws the calls of the user's companies, with another widget. Without it there is no such tab. */
  callHistory?: (calls: { sellerCompanyIds: readonly string[] }) => ReactNode;
  /** 1 where the widget is the page, 2 among others. @default 2 */
  headingLevel?: 1 | 2 | 3;
  messages?: UserDetailMessages;
  className?: string;
}

/**
 * One user, for admins: their companies, and the calls of those.
 *
 * @example
 * <UserDetail
 *   userId={id}
 *   onOpenSellerCompany={({ sellerCompanyId }) => navigate(`/company?id=${sellerCompanyId}`)}
 *   callHistory={({ sellerCompanyIds }) => <CallHistory sellerCompanyIds={sellerCompanyIds} />}
 * />
 */
export const UserDetail = /* @__PURE__ */ forwardRef<WidgetHandle, UserDetailProps>(function UserDetail(
  { className, ...props },
  ref,
) {
  return (
    <WidgetRoot name="user-detail" texts={userDetailMessages} className={className} handle={ref}>
      <ControlledUserDetail {...props} />
    </WidgetRoot>
  );
});

/** Below the root, so that what breaks here is caught there. */
function ControlledUserDetail({ messages, ...props }: Omit<UserDetailProps, "className">) {
  const t = useMessages(userDetailMessages, messages);
  const model = useUserDetail(props);
  return <UserDetailPage {...props} t={t} model={model} />;
}
