import type { ApiError } from "@callwright/sdk";
import { useCreateUser, useInviteUser, useUpdateUser } from "@callwright/sdk/hooks";

import { toInvitation, toNewUser, toUserChange, type UserAccess, type UserValues } from "./userForm.js";

/**
 * How the form of a user is sent.
 *
 * @param userId the one that is changed; without it one is created
 * @param access how one that is created signs in
 * @param failed what is said when the server has no words for what went wrong (B-USER-23)
 * @returns a function that answers the user's id
 */
export function useSaveUser(userId: string | undefined, access: UserAccess, failed: string) {
  const create = useCreateUser();
  const invite = useInviteUser();
  const update = useUpdateUser();
  const send = (values: UserValues) => {
    if (userId !== undefined) return update.trigger({ path: { id: userId }, body: toUserChange(values) });
    if (access === "password") return create.trigger({ body: toNewUser(values) });
    return invite.trigger({ body: toInvitation(values) });
  };
  return async (values: UserValues): Promise<string> => {
    const { id } = await send(values).catch((error: ApiError) =>
      Promise.reject(error.problem ? error : new Error(failed)),
    );
    return id;
  };
}
