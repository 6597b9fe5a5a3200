import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { readSetting } from "../../store/settings.ts";

export const getSetting: Handler<"getSetting"> = async ({ db }, _actor, { path }) => {
  const setting = await readSetting(db, path.key);
  if (!setting) throw notFound("The setting");
  return { status: 200, body: setting };
};
