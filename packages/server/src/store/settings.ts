import type { Database } from "../db/database.ts";
import { toUsd } from "../domain/money.ts";

/** A figure the product works with, in dollars. */
export interface Setting {
  key: string;
  value: number;
}

export async function readSettings(db: Database): Promise<Setting[]> {
  const rows = await db.selectFrom("settings").selectAll().orderBy("key").execute();
  return rows.map(({ key, value_micros }) => ({ key, value: toUsd(value_micros) }));
}

export async function readSetting(db: Database, key: string): Promise<Setting | undefined> {
  const row = await db.selectFrom("settings").select("value_micros").where("key", "=", key).executeTakeFirst();
  return row && { key, value: toUsd(row.value_micros) };
}
