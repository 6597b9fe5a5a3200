import type { Schemas } from "@callwright/sdk/contract";
import { sql } from "kysely";

import type { Database, Trx } from "../db/database.ts";
import { notFound } from "../http/problem.ts";
import type { UserRole } from "./tables.core.ts";

/** The account behind an address, which is compared without regard to case. */
export function findUserByEmail(db: Database, email: string) {
  return db
    .selectFrom("users")
    .select(["id", "name", "email", "password_hash", "email_verified_at"])
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .executeTakeFirst();
}

export interface UserChanges {
  name?: string;
  surname?: string;
  email?: string;
  email_verified_at?: Date | null;
  password_hash?: string;
  welcome_completed_at?: Date;
}

/** Changes an account; what is undefined stays. */
export async function updateUserRow(trx: Trx, userId: string, changes: UserChanges, now: Date): Promise<void> {
  await trx
    .updateTable("users")
    .set({ ...changes, updated_at: now })
    .where("id", "=", userId)
    .execute();
}

/** A new account, not verified yet. */
export async function insertUser(trx: Trx, user: NewUser): Promise<void> {
  await trx
    .insertInto("users")
    .values({ ...user, email_verified_at: null, welcome_completed_at: null })
    .execute();
}

export interface NewUser {
  id: string;
  name: string;
  surname: string;
  email: string;
  password_hash: string;
  role: UserRole;
}

/** An account as the contract shows it (B-USER-25). */
export async function readUser(db: Database, userId: string): Promise<Schemas["User"]> {
  const { rows } = await sql<{ user: Schemas["User"] }>`
    select json_build_object(
      'id', u.id, 'name', u.name, 'surname', u.surname, 'email', u.email, 'role', u.role,
      'isEmailVerified', u.email_verified_at is not null, 'isWelcomeDialog', u.welcome_completed_at is not null,
      'sellerCompanies', coalesce((
        select json_agg(json_build_object('id', c.id, 'name', c.name) order by member.position, c.id)
        from seller_company_users member join seller_companies c on c.id = member.seller_company_id
        where member.user_id = u.id), '[]'),
      'createdAt', iso(u.created_at), 'updatedAt', iso(u.updated_at)) as user
    from users u where u.id = ${userId}::uuid`.execute(db);
  const user = rows[0]?.user;
  if (!user) throw notFound("The user");
  return user;
}
