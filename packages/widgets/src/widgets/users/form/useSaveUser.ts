import type { ApiError } from "@callwright/sdk";
import { useCreateUser, useUpdateUser } from "@callwright/sdk/hooks";

import { toNewUser, toUserChange, type UserValues } from "./userForm.js";

/**
 * How the form of a user is sent.
 *
 * @param userId the one that is changed; without it one is created
 * @param failed what is said when the server has no words for what went wrong (B-USER-23)
 * @returns a function that answers the user's id
 */
export function useSaveUser(userId: string | undefined, failed: string) {
  const create = useCreateUser();
  const update = useUpdateUser();
  return async (values: UserValues): Promise<string> => {
    const saving =
      userId === undefined
        ? create.trigger({ body: toNewUser(values) })
        : update.trigger({ path: { id: userId }, body: toUserChange(values) });
    const { id } = await saving.catch((error: ApiError) => Promise.reject(error.problem ? error : new Error(failed)));
    return id;
  };
}
