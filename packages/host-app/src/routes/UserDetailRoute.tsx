import { useGetUser } from "@callwright/sdk/hooks";
import { UserDetail, type UserDetailView } from "@callwright/widgets";
import { useNavigate, useParams } from "@tanstack/react-router";

import { messages } from "../hostApp.messages.js";
import { hostPart } from "../session/hostPart.js";
import { usePageTitle } from "../layout/usePageTitle.js";
import { paths } from "../paths.js";
import { useViewInSearch } from "./viewInSearch.js";

const UserCalls = hostPart(() => import("./UserCalls.js").then(({ UserCalls }) => UserCalls), "none");

/**
 * One user, for admins (B-ROUTE-04). The back button leads to the potential customers, as the requirements say.
 */
export function UserDetailRoute() {
  const { id } = useParams({ from: "/main/users/$id" });
  const { data: user } = useGetUser({ path: { id } });
  usePageTitle(user ? `${user.name} ${user.surname}` : messages.userDetail);
  const navigate = useNavigate();
  return (
    <UserDetail
      key={id}
      headingLevel={1}
      userId={id}
      {...useViewInSearch<UserDetailView>()}
      onBack={() => void navigate({ to: paths.POTENTIAL_CUSTOMERS })}
      onOpenSellerCompany={({ sellerCompanyId }) =>
        void navigate({ to: paths.COMPANY, search: { id: sellerCompanyId } })
      }
      callHistory={({ sellerCompanyIds }) => <UserCalls isWanted sellerCompanyIds={sellerCompanyIds} />}
    />
  );
}
