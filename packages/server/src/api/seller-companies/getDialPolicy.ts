import type { Handler } from "../../contract/handler.ts";
import { readDialPolicy } from "../../store/dialPolicies.ts";
import { companyOf } from "./companyOf.ts";
import { dialPolicyJson } from "./dialPolicyJson.ts";

/** When and how often a company calls people, and the result together with the rules of the countries. */
export const getDialPolicy: Handler<"getDialPolicy"> = async ({ db }, actor, { path }) => {
  const { name } = await companyOf(db, actor, path.id);
  return { status: 200, body: dialPolicyJson(await readDialPolicy(db, path.id), name) };
};
