import { UserDetail, type UserDetailView } from "@callwright/widgets";
import { useNavigate, useParams } from "@tanstack/react-router";
import { lazy, Suspense } from "react";

import { messages } from "../hostApp.messages.js";
import { usePageTitle } from "../layout/usePageTitle.js";
import { paths } from "../paths.js";
import { useViewInSearch } from "./viewInSearch.js";

const UserCalls = lazy(() => import("./UserCalls.js").then(({ UserCalls }) => ({ default: UserCalls })));

/** One user, for admins (B-ROUTE-04). The way back is to the potential customers, as the documents have it. */
export function UserDetailRoute() {
  usePageTitle(messages.userDetail);
  const { id } = useParams({ from: "/main/users/$id" });
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
      callHistory={({ sellerCompanyIds }) => (
        <Suspense>
          <UserCalls sellerCompanyIds={sellerCompanyIds} />
        </Suspense>
      )}
    />
  );
}
