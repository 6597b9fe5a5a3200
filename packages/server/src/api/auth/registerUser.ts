import type { Body } from "@callwright/sdk/contract";

import { issueEmailToken } from "../../auth/emailTokens.ts";
import { hashNewPassword } from "../../auth/passwords.ts";
import type { Handler } from "../../contract/handler.ts";
import { problem } from "../../contract/problem.ts";
import { mailLanguage } from "../../mail/language.ts";
import { verificationMail } from "../../mail/verificationMail.ts";
import { findUserByEmail, insertUser, readUser } from "../../store/users.ts";
import { rowOf, type Stored } from "../../store/stored.ts";

/** Creates a SELLER without a company and emails a verification link. */
export const registerUser: Handler<"registerUser"> = async (
  { db, ids, clock, mailer, publicUrl },
  _actor,
  { body, request },
) => {
  const { name, surname, email, password } = body.user;
  const password_hash = await hashNewPassword(password, "user.password");
  const userId = ids.next();
  const fields = {
    name: { name },
    surname: { surname },
    email: { email },
    password: { password_hash },
  } satisfies Stored<"users", Body<"registerUser">["user"]>;
  const isNew = await db.transaction().execute(async (trx) => {
    if (await findUserByEmail(trx, email)) return false;
    await insertUser(trx, { ...rowOf(fields), id: userId, role: "SELLER" });
    const token = await issueEmailToken(trx, { userId, email, purpose: "VERIFY_EMAIL", now: clock.now() });
    const language = mailLanguage(undefined, request.headers);
    await mailer.send(trx, verificationMail({ to: email, name, language, token, publicUrl }));
    return true;
  });
  if (!isNew)
    throw problem(409, "EMAIL_TAKEN", "This email address is already in use.", {
      errors: { "user.email": "This email address is already in use." },
    });
  return { status: 201, body: await readUser(db, userId) };
};
