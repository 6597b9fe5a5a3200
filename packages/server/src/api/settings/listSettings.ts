import type { Handler } from "../../contract/handler.ts";
import { readSettings } from "../../store/settings.ts";

export const listSettings: Handler<"listSettings"> = async ({ db }) => {
  const items = await readSettings(db);
  return { status: 200, body: { items, metaData: { totalCount: items.length } } };
};
