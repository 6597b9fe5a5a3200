import type { Body } from "@callwright/sdk/contract";

import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { rowOf, type Stored } from "../../store/stored.ts";
import { readTagText, renameTag } from "../../store/tags.ts";
import { tagTitle, titleTaken } from "./tagTitle.ts";

/** Renames a tag on every customer that has it (B-API-19, B-TAG-03). */
export const updatePotentialCustomerTag: Handler<"updatePotentialCustomerTag"> = async (
  { db, events },
  actor,
  { path, body },
) => {
  const within = scope(actor);
  const fields = { title: { title: tagTitle(body.title) } } satisfies Stored<
    "tags",
    Body<"updatePotentialCustomerTag">
  >;
  const { title } = rowOf(fields);
  const text = await db.transaction().execute(async (trx) => {
    const tag = await renameTag(trx, within, path.id, title);
    if (tag === "unknown") return undefined;
    if (tag === "title-taken") throw titleTaken(title);
    await events.publish(trx, tag.sellerCompanyId, {
      type: "potentialCustomer.changed",
      change: "UPDATED",
      potentialCustomerId: null,
    });
    return readTagText(trx, within, path.id);
  });
  if (!text) throw notFound("The tag");
  return { status: 200, body: text };
};
