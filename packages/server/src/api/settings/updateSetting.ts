import type { Handler } from "../../http/handler.ts";
import { notFound } from "../../http/problem.ts";
import { updateSettingRow } from "../../store/settings.ts";

/** Changes a figure that the product works with, for everybody (B-API-52). */
export const updateSetting: Handler<"updateSetting"> = async ({ db }, _actor, { path, body }) => {
  const setting = await updateSettingRow(db, { key: path.key, value: body.value });
  if (!setting) throw notFound("The setting");
  return { status: 200, body: setting };
};
