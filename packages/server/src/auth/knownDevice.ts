import { createHmac, randomUUID } from "node:crypto";

import { jwtVerify, SignJWT } from "jose";

import type { Context } from "../context.ts";

type Needed = Pick<Context, "keys" | "clock" | "publicUrl">;

/** An account, and a mark that depends on its password. */
interface Account {
  id: string;
  password_hash: string | null;
}

const cookie = "callwright_device";
const daysKnown = 365;
const typ = "device+jwt";
/** A device that several people use stores this many. */
const maxAccounts = 5;

interface Device {
  id: string;
  /** Accounts that signed in on it, as marks that only we can create; a new password creates another mark. */
  marks: string[];
}

/**
 * The device of a request, if the account signed in on it before with its current password. Attackers who guess the
 * password elsewhere do not lock the owner out there.
 */
export async function knownDevice(needed: Needed, headers: Headers, account: Account): Promise<string | undefined> {
  const device = await readDevice(needed, headers);
  return device?.marks.includes(markOf(needed, account)) ? device.id : undefined;
}

/** The header that marks the device of a request as one of the account's owner. */
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
