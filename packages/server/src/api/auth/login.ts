import { knownDevice, rememberDevice } from "../../auth/knownDevice.ts";
import { verifyPassword } from "../../auth/passwords.ts";
import { startSession } from "../../auth/sessions.ts";
import type { Handler } from "../../contract/handler.ts";
import { problem } from "../../contract/problem.ts";
import { readProfile } from "../../store/profile.ts";
import { findUserByEmail } from "../../store/users.ts";

/** Starts a session. A person who has not verified their address gets no tokens (A-LOGIN-11). */
export const login: Handler<"login"> = async (context, _actor, { body, request }) => {
  const { headers, ip } = request;
  const user = await findUserByEmail(context.db, body.email);
  const knownAs = user && (await knownDevice(context, headers, user));
  const giveTryBack = await context.rateLimiter.checkPassword({ email: body.email, ip, knownAs });
  const isRight = await verifyPassword(user?.password_hash, body.password);
  if (!user || !isRight) throw problem(401, "INVALID_CREDENTIALS", "Incorrect email or password. Please try again.");
  await giveTryBack();
  if (!user.email_verified_at) throw problem(403, "EMAIL_NOT_VERIFIED", "Please verify your email address first.");

  const profile = await readProfile(context.db, user.id);
  if (!profile) throw problem(401, "INVALID_CREDENTIALS", "Incorrect email or password. Please try again.");
  return {
    status: 200,
    body: { data: profile, ...(await startSession(context, user.id, headers)) },
    headers: await rememberDevice(context, headers, user),
  };
};
