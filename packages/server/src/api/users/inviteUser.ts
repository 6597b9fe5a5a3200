import type { Body } from "@callwright/sdk/contract";

import type { Handler } from "../../contract/handler.ts";
import { findUserByEmail, insertUser, readUser, setCompaniesOf } from "../../store/users.ts";
import { emailTaken } from "./emailTaken.ts";
import { requireCompaniesFor } from "./requireCompaniesFor.ts";
import { sendInvitation } from "./sendInvitation.ts";
import { inOtherTables, rowOf, type Stored } from "../../store/stored.ts";

/** Creates an account without a password, and emails the person a link to set their own. */
export const inviteUser: Handler<"inviteUser"> = async (context, actor, { body, request }) => {
  const { db, ids } = context;
  const { sellerCompanyIds = [], ...account } = body;
  const user = await db.transaction().execute(async (trx) => {
    await requireCompaniesFor(trx, account.role, sellerCompanyIds);
    if (await findUserByEmail(trx, account.email)) return undefined;
    const id = ids.next();
    const fields = {
      name: { name: account.name },
      surname: { surname: account.surname },
      email: { email: account.email },
      role: { role: account.role },
      sellerCompanyIds: inOtherTables,
    } satisfies Stored<"users", Body<"inviteUser">>;
    await insertUser(trx, { ...rowOf(fields), id, password_hash: null, invited_at: context.clock.now() });
    await setCompaniesOf(trx, id, sellerCompanyIds);
    await sendInvitation(context, trx, { id, name: account.name, email: account.email }, { actor, request });
    return readUser(trx, id);
  });
  if (!user) throw emailTaken();
  return { status: 201, body: user };
};
