import { useGetProfile, useLiveEvents } from "@callwright/sdk/hooks";
import { useEffect } from "react";

import { useSession } from "./SessionContext.js";

/**
 * Keeps the signed-in user up to date: what a widget changes (a name, the welcome dialog) and what live events report
 * (the balance, the minutes left) reaches the header and the guards.
 */
export function useFreshUser(): void {
  useLiveEvents();
  const { user, updateUser } = useSession();
  const { data } = useGetProfile();
  useEffect(() => {
    if (data && data.id === user?.id && JSON.stringify(data) !== JSON.stringify(user)) updateUser(data);
    // The effect depends only on new data of the server: meanwhile the session may have a newer user.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [data, updateUser]);
}
