import { hashNewPassword } from "../../auth/passwords.ts";
import type { Handler } from "../../http/handler.ts";
import { accountMail } from "../../mail/accountMail.ts";
import { findUserByEmail, insertUser, readUser, setCompaniesOf } from "../../store/users.ts";
import { emailTaken } from "./emailTaken.ts";
import { requireCompaniesFor } from "./requireCompaniesFor.ts";

/** Creates an account whose address the admin vouches for, and tells the person so (B-USER-12, B-USER-13, R-26). */
export const createUser: Handler<"createUser"> = async ({ db, ids, clock, mailer, publicUrl }, _actor, { body }) => {
  const { password, sellerCompanyIds = [], ...account } = body;
  const password_hash = await hashNewPassword(password, "password");
  const user = await db.transaction().execute(async (trx) => {
    await requireCompaniesFor(trx, account.role, sellerCompanyIds);
    if (await findUserByEmail(trx, account.email)) return undefined;
    const id = ids.next();
    await insertUser(trx, { ...account, id, password_hash, email_verified_at: clock.now() });
    await setCompaniesOf(trx, id, sellerCompanyIds);
    await mailer.send(trx, accountMail({ to: account.email, name: account.name, publicUrl }));
    return readUser(trx, id);
  });
  if (!user) throw emailTaken();
  return { status: 201, body: user };
};
