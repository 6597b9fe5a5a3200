import { hash, verify } from "@node-rs/argon2";

import { invalid } from "../contract/problem.ts";

// 19 MiB and two passes, the OWASP minimum: about 18 ms here, expensive enough to make guessing hopeless.
const argon2id = 2; // the package's enum exists only as a type
let options = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * For tests, which sign in thousands of times: passwords are hashed at the lowest cost from now on. A hash contains its
 * cost, so those of both kinds can be verified.
 */
export function hashCheaply(): void {
  options = { ...options, memoryCost: 8, timeCost: 1 };
}

/** The argon2id hash of a password, with its own salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

/**
 * The hash of a password that a person chooses.
 *
 * @param field its name in the request
 * @throws Problem 400 at the field for one without a number, a lowercase and an uppercase letter of any script
 * (A-SIGNUP-10): the contract's pattern accepts every letter beyond ASCII as either.
 */
export async function hashNewPassword(password: string, field: string): Promise<string> {
  if (![/\d/, /\p{Ll}/u, /\p{Lu}/u].every((needed) => needed.test(password)))
    throw invalid({ [field]: "Must contain a number, a lowercase and an uppercase letter." });
  return hashPassword(password);
}

/** Whether a password matches a hash. Without a hash it takes the same time and returns false. */
export async function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  return (await verify(passwordHash ?? (await someHash()), password)) && typeof passwordHash === "string";
}

let made: Promise<string> | undefined;

/**
 * Used to verify passwords for unknown addresses, so that the response time does not reveal whether an account exists.
 */
function someHash(): Promise<string> {
  return (made ??= hashPassword("there is no such account"));
}
