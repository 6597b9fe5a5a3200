import type { Database } from "../db/database.ts";
import { toUsd, type MicroUsd } from "../domain/money.ts";
import type { ChangedRow } from "./tables.ts";

/** A figure that the product uses, in dollars. */
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

/** A setting for calculations; a missing figure is 0. */
export async function readSettingMicros(db: Database, key: string): Promise<MicroUsd> {
  const row = await db.selectFrom("settings").select("value_micros").where("key", "=", key).executeTakeFirst();
  return row?.value_micros ?? 0n;
}

/** Changes a setting for everybody; undefined if there is none with this name. */
export async function updateSettingRow(
  db: Database,
  key: string,
  changes: ChangedRow<"settings">,
): Promise<Setting | undefined> {
  const row = await db
    .updateTable("settings")
    .set(changes)
    .where("key", "=", key)
    .returning("value_micros")
    .executeTakeFirst();
  return row && { key, value: toUsd(row.value_micros) };
}
