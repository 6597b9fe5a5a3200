import type { Body, UserRole } from "@callwright/sdk/contract";

import type { Zod } from "../../../forms/zod.js";
import { newPassword } from "../../../auth/passwordRules.js";
import type { Messages } from "../../../i18n/index.js";
import type { Option } from "../../../ui/combo-box/index.js";
import type { usersMessages } from "../users.messages.js";
import type { UserRow } from "../Users.types.js";

/** The values of a user's form. The email and the password are only in the form of a new user. */
export interface UserValues {
  name: string;
  surname: string;
  email: string;
  password: string;
  /** Null until a role is chosen. */
  role: UserRole | null;
  companies: readonly Option[];
}

/** Whether a new user chooses a password through an invitation, or gets one from the admin. */
export type UserAccess = "invitation" | "password";

/** The names of the fields in the server's errors, where they differ. */
export const userSentAs = { companies: "sellerCompanyIds" } as const;

/** The roles, in the order of the requirements (B-USER-05). */
export const roles = ["ADMIN", "SELLER", "REPRESENTATIVE", "MASTER_ACCOUNT"] as const satisfies readonly UserRole[];

/**
 * Whether users with this role work for exactly one company, as sellers do. All others may have any number (B-USER-12,
 * B-USER-13).
 */
export function hasOneCompany(role: UserRole | null): boolean {
  return role === "SELLER";
}

/**
 * The rules of the form. A new user needs an email, and a password unless they are invited (B-USER-15 to B-USER-20,
 *
 */
export const userSchema = (z: Zod, t: Messages<typeof usersMessages>, asked: { email: boolean; password: boolean }) =>
  z.object({
    name: z.string().check(z.trim(), z.minLength(1, t.nameMissing)),
    surname: z.string().check(z.trim(), z.minLength(1, t.surnameMissing)),
    email: asked.email
      ? z.string().check(z.trim(), z.minLength(1, { error: t.emailMissing, abort: true }), z.email(t.emailInvalid))
      : z.string(),
    password: asked.password
      ? newPassword(z, { missing: t.passwordMissing, short: t.passwordShort, weak: t.passwordWeak })
      : z.string(),
    role: z.custom<UserRole | null>().check(z.refine((role) => role !== null, t.roleMissing)),
    companies: z
      .readonly(z.array(z.custom<Option>()))
      .check(z.refine((companies) => companies.length > 0, t.companyMissing)),
  });

/** Converts a user to values of the form, or returns those of a new user. */
export function toUserValues(user: UserRow | undefined): UserValues {
  return {
    name: user?.name ?? "",
    surname: user?.surname ?? "",
    email: user?.email ?? "",
    password: "",
    role: user?.role ?? null,
    companies: (user?.companies ?? []).map(({ id, name }) => ({ id, label: name })),
  };
}

/** The request body that updates a user. */
export function toUserChange({ name, surname, role, companies }: UserValues): Body<"updateUser"> {
  return { name, surname, ...(role && { role }), sellerCompanyIds: companies.map(({ id }) => id) };
}

/** The request body that invites a user. */
export function toInvitation({ name, surname, email, role, companies }: UserValues): Body<"inviteUser"> {
  // The schema requires a role.
  return { name, surname, email, role: role ?? "SELLER", sellerCompanyIds: companies.map(({ id }) => id) };
}

/** The request body that creates a user with a password (B-USER-26). */
export function toNewUser(values: UserValues): Body<"createUser"> {
  return { ...toInvitation(values), password: values.password };
}
