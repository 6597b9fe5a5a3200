import { describe, expect, it } from "vitest";

import { operations, type Placed, resolve, type Schema } from "./document.ts";

/** What only one of the two takes, and why: a field that is forgotten in one of them is not on this list. */
const takenOnce: Readonly<Record<string, readonly string[]>> = {
  // What a record is about stays.
  updateUser: ["email", "password"],
  updateFeedback: ["relation", "relationId"],
  updatePhoneBook: ["potentialCustomerCompanyId", "productId"],
  updatePotentialCustomerTag: ["color"],
  // Contacts have operations of their own.
  updatePotentialCustomer: ["contact"],
  // Only what is known can be marked or switched off.
  updateContact: ["isDoNotCall"],
  updateWebhookEndpoint: ["isEnabled"],
};

/** Secrets are never read again. */
const secrets = new Set(["password", "currentPassword"]);

/** Whose a record is, is said once. */
const owner = "sellerCompanyId";

const fieldsOf = (schema: Schema | undefined) => Object.entries(schema ? (resolve(schema).properties ?? {}) : {});
const taken = ({ operation }: Placed) =>
  fieldsOf(operation.requestBody?.content["application/json"]?.schema).map(([name]) => name);
const answerOf = ({ operation: { responses } }: Placed) =>
  (responses["200"] ?? responses["201"])?.content?.["application/json"]?.schema;

const writes = operations.filter(
  (placed) =>
    /^(create|invite|update|rename)(?!EmbedSession|Deposit)/.test(placed.id) &&
    taken(placed).length > 0 &&
    answerOf(placed) !== undefined,
);
const edits = writes.flatMap((edit) => {
  const list = edit.path.replace(/\/\{[^}]+\}$/, "");
  const creation = writes.find(({ method, path }) => method === "POST" && path === list);
  return /^(update|rename)/.test(edit.id) && creation ? [{ id: edit.id, edit, creation }] : [];
});

describe("a field that people write", () => {
  it("is looked for in many operations", () => {
    expect(writes.length).toBeGreaterThan(20);
    expect(edits.length).toBeGreaterThan(9);
  });

  it.each(edits)("is taken when a record is made and when it is changed: $id", ({ id, edit, creation }) => {
    const [made, changed] = [taken(creation), taken(edit)];
    const inOne = [
      ...made.filter((name) => !changed.includes(name)),
      ...changed.filter((name) => !made.includes(name)),
    ].filter((name) => name !== owner);
    expect(inOne).toEqual(takenOnce[id] ?? []);
  });

  it.each(writes)("is read again: $id", (placed) => {
    const answer = fieldsOf(answerOf(placed));
    const inside = answer.flatMap(([name, schema]) => [name, ...fieldsOf(schema).map(([inner]) => inner)]);
    const lost = taken(placed).filter((name) => name !== owner && !secrets.has(name) && !isAmong(inside, name));
    expect(lost).toEqual([]);
  });
});

/** What is written as `productIds` is read as `products`, `headquarterCountryId` as `headquarterCountry`. */
function isAmong(read: readonly string[], written: string): boolean {
  const record = written.replace(/(y?)Ids?$/, "");
  return (
    read.some((name) => name === written || (record !== written && name.startsWith(record))) || isList(read, written)
  );
}

/** The first `contact` is read among `contacts`, and companies of `sellerCompanyIds` as `sellerCompanies`. */
const isList = (read: readonly string[], written: string) => read.includes(`${written}s`);
