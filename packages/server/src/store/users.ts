import type { Schemas, UserRole } from "@callwright/sdk/contract";
import { sql } from "kysely";

import { hoursGood } from "../auth/emailTokens.ts";
import type { Database, Trx } from "../db/database.ts";
import { notFound } from "../contract/problem.ts";
import { isWhole, keptCount } from "./keptCount.ts";
import { allOf, matchesText, orderBy, readItem, readListText, type PageRequest } from "./listing.ts";
import { columnsOf, iso, isPresent, jsonOf, many, namedRef, when } from "./json.ts";

/** The account with an address, which is compared case-insensitively. */
export function findUserByEmail(db: Database, email: string) {
  return db
    .selectFrom("users")
    .select(["id", "name", "email", "language", "password_hash", "email_verified_at"])
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .executeTakeFirst();
}

/** The credentials of an account; undefined if there is no such account. */
export function readAccount(db: Database, userId: string) {
  return db
    .selectFrom("users")
    .select(["name", "email", "language", "pending_email", "password_hash"])
    .where("id", "=", userId)
    .executeTakeFirst();
}

export interface UserChanges {
  name?: string;
  surname?: string;
  email?: string;
  pending_email?: string | null;
  role?: UserRole;
  email_verified_at?: Date | null;
  password_hash?: string;
  welcome_completed_at?: Date;
  invited_at?: Date;
  language?: "en" | "tr" | null;
  time_zone?: string | null;
  hour_cycle?: "h12" | "h23" | null;
  transfer_number?: string | null;
}

/** Changes an account; undefined fields stay. */
export async function updateUserRow(trx: Trx, userId: string, changes: UserChanges, now: Date): Promise<void> {
  await trx
    .updateTable("users")
    .set({ ...changes, updated_at: now })
    .where("id", "=", userId)
    .execute();
}

/** A new account; its address is not verified unless an admin confirms it. */
export async function insertUser(trx: Trx, user: NewUser): Promise<void> {
  await trx
    .insertInto("users")
    .values({ email_verified_at: null, ...user, welcome_completed_at: null })
    .execute();
}

export interface NewUser {
  id: string;
  name: string;
  surname: string;
  email: string;
  /** Null for an invited person. */
  password_hash: string | null;
  role: UserRole;
  email_verified_at?: Date;
  invited_at?: Date;
}

/** Locks an account until the transaction ends; undefined if there is no such account. */
export function lockUser(trx: Trx, userId: string) {
  return trx
    .selectFrom("users")
    .select(["id", "role", "name", "email", "language", "pending_email", "password_hash"])
    .where("id", "=", userId)
    .forUpdate()
    .executeTakeFirst();
}

/** Deletes an account with its sessions. What the person wrote stays, without a name. */
export async function deleteUserRow(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom("users").where("id", "=", userId).execute();
}

/** The companies a person works for, the first one first. */
export async function readCompanyIdsOf(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("seller_company_users")
    .select("seller_company_id as id")
    .where("user_id", "=", userId)
    .orderBy("position")
    .orderBy("seller_company_id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Assigns a person to these companies, in this order, and to no others. */
export async function setCompaniesOf(trx: Trx, userId: string, companyIds: string[]): Promise<void> {
  await trx.deleteFrom("seller_company_users").where("user_id", "=", userId).execute();
  if (companyIds.length === 0) return;
  await trx
    .insertInto("seller_company_users")
    .values(companyIds.map((seller_company_id, position) => ({ seller_company_id, user_id: userId, position })))
    .execute();
}

type UserField = "updatedAt" | "createdAt" | "name" | "surname" | "email" | "role";

export interface UserFilter {
  text?: string;
  sortBy?: UserField | `-${UserField}`;
  /** The people who work for one of these. */
  sellerCompanyIds?: string[];
}

/** A page of accounts as JSON text (B-USER-25). */
export function listUsersText(db: Database, filter: UserFilter, page: PageRequest) {
  const { text, sortBy = "-updatedAt", sellerCompanyIds } = filter;
  const where = allOf(
    matchesText(sql`u.search`, text),
    sellerCompanyIds &&
      sql<boolean>`exists (
        select from seller_company_users member
        where member.user_id = u.id and member.seller_company_id = any(${sellerCompanyIds}::uuid[]))`,
  );
  const order = orderBy(sortBy, "u", {
    updatedAt: sql`u.updated_at`,
    createdAt: sql`u.created_at`,
    name: sql`lower(u.name)`,
    surname: sql`lower(u.surname)`,
    email: sql`lower(u.email)`,
    role: sql`u.role`,
  });
  const total = isWhole<UserFilter>({ text, sellerCompanyIds })
    ? keptCount("users", { kind: "everything" })
    : undefined;
  const listing = { from: sql`users u`, alias: "u", where, order, item: userJson, total };
  return readListText(db, listing, page);
}

/** An account in the form of the contract (B-USER-25). */
export async function readUser(db: Database, userId: string): Promise<Schemas["User"]> {
  const where = sql<boolean>`u.id = ${userId}::uuid`;
  const user = await readItem(db, { from: sql`users u`, where, item: userJson });
  if (!user) throw notFound("The user");
  return user;
}

const u = columnsOf<"users">("u");
const expiresAt = sql<Date>`u.invited_at + make_interval(hours => ${sql.lit(hoursGood.ACCEPT_INVITATION)})`;

const userJson = jsonOf<Schemas["User"]>({
  id: u.id,
  name: u.name,
  surname: u.surname,
  email: u.email,
  role: u.role,
  isEmailVerified: isPresent(u.email_verified_at),
  isWelcomeDialog: isPresent(u.welcome_completed_at),
  invitation: when(
    sql<boolean>`u.password_hash is null`,
    jsonOf<Schemas["Invitation"]>({ sentAt: iso(sql<Date>`u.invited_at`), expiresAt: iso(expiresAt) }),
  ),
  sellerCompanies: many(
    namedRef(columnsOf<"seller_companies">("c")),
    sql`member.position, c.id`,
    sql`from seller_company_users member join seller_companies c on c.id = member.seller_company_id
      where member.user_id = u.id`,
  ),
  createdAt: iso(u.created_at),
  updatedAt: iso(u.updated_at),
});
