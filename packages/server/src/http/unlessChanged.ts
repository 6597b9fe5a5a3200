import type { EditId, Path } from "@callwright/sdk/contract";

import { authorOf } from "../api/rules/author.ts";
import { signedInUser } from "../auth/signedInUser.ts";
import type { Actor } from "../auth/actor.ts";
import type { Context } from "../context.ts";
import { aroundTransactions } from "../db/aroundTransactions.ts";
import { lockState, readEditor, readState, rememberEdit, type EditedRecord } from "../store/edits.ts";
import { JsonText } from "../contract/jsonText.ts";
import type { Operation } from "./operations.ts";
import { problem, type Problem } from "../contract/problem.ts";
import type { AnyReply } from "./reply.ts";

/** The record of each edit in the contract. */
const editedRecords: { [Id in EditId]: (path: Path<Id>, actor: Actor) => EditedRecord } = {
  updateCampaign: ({ id }) => ({ table: "campaigns", id }),
  updateContact: ({ contactId }) => ({ table: "contacts", id: contactId }),
  updateFaq: ({ faqId }) => ({ table: "faqs", id: faqId }),
  updateFeedback: ({ id }) => ({ table: "feedbacks", id }),
  updatePhoneBook: ({ id }) => ({ table: "phone_books", id }),
  updatePhoneBookReview: ({ reviewId }) => ({ table: "phone_book_reviews", id: reviewId }),
  updatePotentialCustomer: ({ id }) => ({ table: "potential_customers", id }),
  updateProduct: ({ id }) => ({ table: "products", id }),
  updateProfile: (_path, actor) => ({ table: "users", id: signedInUser(actor).userId }),
  updateSellerCompany: ({ id }) => ({ table: "seller_companies", id }),
  updateUser: ({ id }) => ({ table: "users", id }),
};

interface Edit {
  operation: Operation;
  actor: Actor;
  path: unknown;
  headers: Headers;
}

/**
 * Carries out an edit of one record, and rolls it back if the record was not in a version that `If-Match` names.
 *
 * The record is locked before the handler's transaction does anything, so of two concurrent edits one sees the other's
 * change. The check follows afterwards, and only if the handler changed the record, so that a caller without access
 * gets the same response as always.
 */
export async function unlessChanged(
  context: Context,
  { operation, actor, path, headers }: Edit,
  carryOut: (context: Context) => Promise<AnyReply>,
): Promise<AnyReply> {
  const wanted = wantedStates(headers.get("if-match"));
  const record = editedRecords[operation.id as EditId](path as never, actor);
  const db = aroundTransactions(context.db, async (trx, work) => {
    const before = await lockState(trx, record);
    const result = await work(trx);
    const after = await readState(trx, record);
    if (before === undefined || after === undefined || before === after) return result;
    if (wanted && !wanted.has(before)) throw changedMeanwhile(before, await readEditor(trx, record.id, before));
    await rememberEdit(trx, { recordId: record.id, state: after, author: authorOf(actor) });
    return result;
  });
  return carryOut({ ...context, db });
}

/** Identifies the version of the record in a response. */
export function withEtag(reply: AnyReply): AnyReply {
  const body: unknown = reply.body instanceof JsonText ? JSON.parse(reply.body.text) : reply.body;
  const { updatedAt } = body as { updatedAt: string };
  return { ...reply, headers: { ...reply.headers, etag: `"${updatedAt}"` } };
}

/** The versions that a record may have; undefined for any. */
function wantedStates(ifMatch: string | null): ReadonlySet<string> | undefined {
  if (ifMatch === null) return undefined;
  const header = ifMatch.trim();
  if (header === "*") return undefined;
  if (header.length > 500 || !/^(W\/)?"[!#-~]*"( ?, ?(W\/)?"[!#-~]*")*$/.test(header)) {
    throw problem(400, "VALIDATION_FAILED", "Please check the headers.", {
      errors: {
        "If-Match": 'An ETag in its quotes, as in "2026-11-20T10:20:00.000Z"; several with commas between, or *.',
      },
    });
  }
  return new Set(Array.from(header.matchAll(/"([^"]*)"/g), ([, state = ""]) => state));
}

function changedMeanwhile(at: string, by: string | null): Problem {
  const message = by ? `${by} changed this meanwhile.` : "This was changed meanwhile.";
  return problem(412, "PRECONDITION_FAILED", message, { changed: { at, by } });
}
