import { Users, type UsersView } from "@callwright/widgets";
import { useNavigate } from "@tanstack/react-router";

import { messages } from "../hostApp.messages.js";
import { usePageTitle } from "../layout/usePageTitle.js";
import { paths } from "../paths.js";
import { useViewInSearch } from "./viewInSearch.js";

/** All users, for admins (B-ROUTE-03). */
export function UsersRoute() {
  usePageTitle(messages.users);
  const navigate = useNavigate();
  return (
    <Users
      headingLevel={1}
      {...useViewInSearch<UsersView>()}
      onOpenUser={({ userId }) => void navigate({ to: paths.USER_DETAIL, params: { id: userId } })}
    />
  );
}
