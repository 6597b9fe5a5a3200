import type { Schemas } from "@callwright/sdk/contract";

import { signedInUser } from "../../auth/signedInUser.ts";
import type { Handler } from "../../contract/handler.ts";
import { invalid } from "../../contract/problem.ts";
import { readChoices, writeChoices } from "../../store/notifications.ts";
import { rowOf, type Stored } from "../../store/stored.ts";

/** Changes the caller's settings for some kinds of notifications; the others stay. */
export const updateNotificationChoices: Handler<"updateNotificationChoices"> = async ({ db }, actor, { body }) => {
  const { userId } = signedInUser(actor);
  const kinds = new Set(body.choices.map(({ kind }) => kind));
  if (kinds.size < body.choices.length) throw invalid({ choices: "Each kind can be chosen once." });
  if (body.choices.some(({ isShown, isMailed }) => isMailed && !isShown))
    throw invalid({ choices: "What is mailed is shown, too." });
  const rows = body.choices.map(({ kind, isShown, isMailed }) => {
    const fields = {
      kind: { kind },
      isShown: { is_shown: isShown },
      isMailed: { is_mailed: isMailed },
    } satisfies Stored<"notification_choices", Schemas["NotificationChoice"]>;
    return { user_id: userId, ...rowOf(fields) };
  });
  await db.transaction().execute((trx) => writeChoices(trx, rows));
  return { status: 200, body: { choices: await readChoices(db, userId) } };
};
