import type { Body } from "@callwright/sdk/contract";

import { fromUsd } from "../../domain/money.ts";
import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { rowOf, type Stored } from "../../store/stored.ts";
import { updateSettingRow } from "../../store/settings.ts";

/** Changes a figure that the product uses for everybody (B-API-52). */
export const updateSetting: Handler<"updateSetting"> = async ({ db }, _actor, { path, body }) => {
  const fields = { value: { value_micros: fromUsd(body.value) } } satisfies Stored<"settings", Body<"updateSetting">>;
  const setting = await updateSettingRow(db, path.key, rowOf(fields));
  if (!setting) throw notFound("The setting");
  return { status: 200, body: setting };
};
