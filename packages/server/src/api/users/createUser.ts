import type { Body } from "@callwright/sdk/contract";

import { hashNewPassword } from "../../auth/passwords.ts";
import { signedInUser } from "../../auth/signedInUser.ts";
import type { Handler } from "../../contract/handler.ts";
import { accountMail } from "../../mail/accountMail.ts";
import { mailLanguage } from "../../mail/language.ts";
import { findUserByEmail, insertUser, readAccount, readUser, setCompaniesOf } from "../../store/users.ts";
import { emailTaken } from "./emailTaken.ts";
import { requireCompaniesFor } from "./requireCompaniesFor.ts";
import { inOtherTables, notStored, rowOf, type Stored } from "../../store/stored.ts";

/**
 * Creates an account whose address the admin confirms, and notifies the person in the admin's language (B-USER-12,
 * B-USER-13, R-26).
 */
export const createUser: Handler<"createUser"> = async (context, actor, { body, request }) => {
  const { db, ids, clock, mailer, publicUrl } = context;
  const { password, sellerCompanyIds = [], ...account } = body;
  const password_hash = await hashNewPassword(password, "password");
  const user = await db.transaction().execute(async (trx) => {
    await requireCompaniesFor(trx, account.role, sellerCompanyIds);
    if (await findUserByEmail(trx, account.email)) return undefined;
    const id = ids.next();
    const fields = {
      name: { name: account.name },
      surname: { surname: account.surname },
      email: { email: account.email },
      role: { role: account.role },
      password: notStored,
      sellerCompanyIds: inOtherTables,
    } satisfies Stored<"users", Body<"createUser">>;
    await insertUser(trx, { ...rowOf(fields), id, password_hash, email_verified_at: clock.now() });
    await setCompaniesOf(trx, id, sellerCompanyIds);
    const admin = await readAccount(trx, signedInUser(actor).userId);
    const language = mailLanguage(admin?.language, request.headers);
    await mailer.send(trx, accountMail({ to: account.email, name: account.name, language, publicUrl }));
    return readUser(trx, id);
  });
  if (!user) throw emailTaken();
  return { status: 201, body: user };
};
