import type { Database } from "../db/database.ts";
import type { CallRow } from "../store/calls/calls.ts";
import { readSubjects } from "../store/calls/callSubjects.ts";
import { readDialPolicies } from "../store/dialPolicies.ts";
import { noOwnPolicy } from "../domain/dial-policy/companyPolicy.ts";
import type { CallBrief } from "./agents/port.ts";
import { repeatedOrder, welcomeOrder } from "./dialOrder.ts";

/** The briefs of dialled calls, by call, from the stored data; calls of a deleted company are omitted. */
export async function briefsOf(db: Database, calls: CallRow[]): Promise<Map<string, CallBrief>> {
  const subjects = await readSubjects(db, calls);
  const policies = await readDialPolicies(db, [...new Set(calls.map((call) => call.seller_company_id))]);
  return new Map(
    calls.flatMap((call): [string, CallBrief][] => {
      if (call.is_welcome) return [[call.id, welcomeOrder(call).brief]];
      const subject = subjects.get(call.id);
      const { voicemail } = policies.get(call.seller_company_id) ?? noOwnPolicy;
      return subject ? [[call.id, repeatedOrder(call, { ...subject, voicemail }, 1).brief]] : [];
    }),
  );
}
