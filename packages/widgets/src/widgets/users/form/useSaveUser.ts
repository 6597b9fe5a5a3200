import type { ReadState } from "@callwright/sdk";
import { useApi, useCreateUser, useInviteUser, useUpdateUser } from "@callwright/sdk/hooks";

import { orSaying, type RecordState } from "../../../forms/index.js";
import { toUserRow } from "../users.model.js";
import { toInvitation, toNewUser, toUserChange, toUserValues, type UserAccess, type UserValues } from "./userForm.js";

/**
 * The requests of a user's form: one saves the user, the other reads them again.
 *
 * @param userId the user who is edited; without it, one is created
 * @param access how a new user gets a password
 * @param failed the error message if the server gives none (B-USER-23)
 */
export function useSaveUser(userId: string | undefined, access: UserAccess, failed: string) {
  const create = useCreateUser();
  const invite = useInviteUser();
  const update = useUpdateUser();
  const client = useApi();
  const send = (values: UserValues, basedOn: ReadState | undefined) => {
    if (userId !== undefined) return update.trigger({ path: { id: userId }, body: toUserChange(values), basedOn });
    if (access === "password") return create.trigger({ body: toNewUser(values) });
    return invite.trigger({ body: toInvitation(values) });
  };
  return {
    save: (values: UserValues, basedOn: ReadState | undefined) => send(values, basedOn).catch(orSaying(failed)),
    readAgain: async (id: string): Promise<RecordState<UserValues>> => {
      const user = await client.call("getUser", { path: { id } });
      return { updatedAt: user.updatedAt, values: toUserValues(toUserRow(user)) };
    },
  };
}
