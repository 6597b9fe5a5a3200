import { createHmac, randomUUID } from "node:crypto";

import { jwtVerify, SignJWT } from "jose";

import type { Context } from "../context.ts";

type Needed = Pick<Context, "keys" | "clock" | "publicUrl">;

/** An account, and what its password makes of it. */
interface Account {
  id: string;
  password_hash: string | null;
}

const cookie = "callwright_device";
const daysKnown = 365;
const typ = "device+jwt";
/** A device that several people use knows this many. */
const maxAccounts = 5;

interface Device {
  id: string;
  /** Accounts that signed in on it, as marks that only we can make; a new password makes another mark. */
  marks: string[];
}

/**
 * The device a request comes from, if the account signed in on it before with the password that it has now. Whoever guesses at the
 * account from elsewhere does not keep its owner out there.
 */
export async function knownDevice(needed: Needed, headers: Headers, account: Account): Promise<string | undefined> {
  const device = await readDevice(needed, headers);
  return device?.marks.includes(markOf(needed, account)) ? device.id : undefined;
}

/** The header that makes the device of a request one that is known to be the account's owner's. */
export async function rememberDevice(
  needed: Needed,
  headers: Headers,
  account: Account,
): Promise<{ "set-cookie": string }> {
  const device = await readDevice(needed, headers);
  const mark = markOf(needed, account);
  const marks = [mark, ...(device?.marks ?? []).filter((one) => one !== mark)].slice(0, maxAccounts);
  const now = Math.floor(needed.clock.now().getTime() / 1000);
  const token = await new SignJWT({ marks })
    .setProtectedHeader({ alg: "HS256", typ })
    .setSubject(device?.id ?? randomUUID())
    .setIssuedAt(now)
    .setExpirationTime(now + daysKnown * 86_400)
    .sign(needed.keys.device);
  const secure = needed.publicUrl.startsWith("https:") ? "; Secure" : "";
  return {
    "set-cookie": `${cookie}=${token}; Path=/v1/auth; Max-Age=${daysKnown * 86_400}; HttpOnly; SameSite=Lax${secure}`,
  };
}

async function readDevice({ keys, clock }: Needed, headers: Headers): Promise<Device | undefined> {
  const token = new RegExp(`(?:^|; ?)${cookie}=([\\w.-]+)`).exec(headers.get("cookie") ?? "")?.[1];
  if (!token) return undefined;
  try {
    const { payload } = await jwtVerify(token, keys.device, { algorithms: ["HS256"], typ, currentDate: clock.now() });
    const { sub, marks } = payload as { sub: string; marks: string[] };
    return { id: sub, marks };
  } catch {
    return undefined;
  }
}

function markOf({ keys }: Needed, { id, password_hash }: Account): string {
  return createHmac("sha256", keys.device).update(`${id} ${password_hash}`).digest("base64url").slice(0, 22);
}
