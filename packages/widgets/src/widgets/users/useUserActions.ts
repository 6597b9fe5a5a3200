import { type Messages, useAllMessages } from "../../i18n/index.js";
import { useAnnounce } from "../../lists/useAnnounce.js";
import { useRemoval } from "../../lists/useRemoval.js";
import type { Confirmation } from "../../ui/confirm/index.js";
import type { firstUsersMessages } from "./users.firstTexts.js";
import { usersMessages } from "./users.messages.js";
import type { UserRow } from "./Users.types.js";
import type { UserRequests } from "./useUserRequests.js";
import type { UsersModel } from "./useUsers.js";

interface UserActionsOptions {
  t: Messages<typeof firstUsersMessages>;
  model: UsersModel;
  requests: UserRequests;
  confirm: (question: Confirmation) => Promise<boolean>;
}

/** The actions on a user outside of the form, with the question before and the announcements after. */
export function useUserActions({ t: begun, model, requests, confirm }: UserActionsOptions) {
  const t = useAllMessages(usersMessages, begun);
  const announce = useAnnounce();
  const removal = useRemoval(model);
  const { deleteUser, resendInvitation } = requests;
  const remove = async (id: string): Promise<void> => {
    const says = { done: t.deleted, failed: t.deleteFailed };
    if (await removal([id], () => deleteUser.trigger({ path: { id } }), says)) model.report("userDeleted", id);
  };

  return {
    resend: ({ id, email }: UserRow) =>
      announce(() => resendInvitation.trigger({ path: { id } }), {
        done: t.invited({ email }),
        failed: t.resendFailed,
      }),

    /** Deletes a user after the person has confirmed it. */
    delete: remove,

    askToDelete: async ({ id, name, surname }: UserRow): Promise<void> => {
      const title = t.deleteTitle({ name: `${name} ${surname}` });
      if (await confirm({ title, body: t.deleteBody, confirmLabel: t.delete })) await remove(id);
    },
  };
}
