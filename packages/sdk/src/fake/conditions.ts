import type { CurrentUser } from "../contract.js";
import { delay, fail, type FakeReply, offline } from "./replies.js";

/** The conditions of every fake. For a tool that shows stories under bad conditions or as a different person. */
export interface FakeConditions {
  /**
   * - `fast`: as the handlers respond.
   * - `slow`: each response two seconds later.
   * - `failing`: every response but the profile is a 503.
   * - `offline`: no response at all.
   * - `empty`: every list has no rows.
   */
  network: "fast" | "slow" | "failing" | "offline" | "empty";
  /** The signed-in person, instead of the handlers' one. */
  profile?: CurrentUser | undefined;
}

const slowMs = 2000;
let conditions: FakeConditions = { network: "fast" };

/** Changes the conditions of all fakes from now on. Tests do not need it: they get what a handler returns. */
export function setFakeConditions(next: FakeConditions): void {
  conditions = next;
}

/** The response to a request under the current conditions. */
export async function underConditions(id: string, answer: () => FakeReply | Promise<FakeReply>): Promise<FakeReply> {
  const { network, profile } = conditions;
  if (network === "offline") offline();
  if (network === "slow") await delay(slowMs, undefined);
  if (id === "getProfile" && profile) return { status: 200, body: profile };
  if (network === "failing" && id !== "getProfile")
    return fail(503, "SERVICE_UNAVAILABLE", "The service cannot be reached right now.");
  const reply = await answer();
  return network === "empty" ? withoutRows(reply) : reply;
}

function withoutRows(reply: FakeReply): FakeReply {
  const body = reply.body as { items?: unknown; metaData?: { totalCount?: unknown } } | undefined;
  if (!Array.isArray(body?.items) || typeof body.metaData?.totalCount !== "number") return reply;
  return { ...reply, body: { ...body, items: [], metaData: { ...body.metaData, totalCount: 0 } } };
}
