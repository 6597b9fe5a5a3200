import { hash, verify } from "@node-rs/argon2";

// 19 MiB and two passes, the OWASP minimum: about 18 ms here, expensive enough to make guessing hopeless.
const argon2id = 2; // the package's enum exists only as a type
const options = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The argon2id hash of a password, with its own salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

/** Whether a password is the one that was hashed. Without a hash it takes as long and answers no. */
export async function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  return (await verify(passwordHash ?? (await someHash()), password)) && typeof passwordHash === "string";
}

let made: Promise<string> | undefined;

/** Verified against for unknown addresses, so that the time of an answer does not tell whether an account exists. */
function someHash(): Promise<string> {
  return (made ??= hashPassword("there is no such account"));
}
