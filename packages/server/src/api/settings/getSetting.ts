import type { Handler } from "../../http/handler.ts";
import { notFound } from "../../http/problem.ts";
import { readSetting } from "../../store/settings.ts";

export const getSetting: Handler<"getSetting"> = async ({ db }, _actor, { path }) => {
  const setting = await readSetting(db, path.key);
  if (!setting) throw notFound("The setting");
  return { status: 200, body: setting };
};
