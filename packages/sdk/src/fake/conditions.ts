import type { CurrentUser } from "../contract.js";
import { delay, fail, type FakeReply, offline } from "./replies.js";

/** Under which every fake answers. For a tool that shows stories and lets a person see them on a bad day or as somebody else. */
export interface FakeConditions {
  /**
   * - `fast`: as the handlers say.
   * - `slow`: each answer two seconds later.
   * - `failing`: every answer but the profile is a 503.
   * - `offline`: no answer at all.
   * - `empty`: every list has no rows.
   */
  network: "fast" | "slow" | "failing" | "offline" | "empty";
  /** Who is signed in, instead of whom the handlers say. */
  profile?: CurrentUser | undefined;
}

const slowMs = 2000;
let conditions: FakeConditions = { network: "fast" };

/** Changes the conditions of all fakes from now on. Tests need no call of it: what a handler answers is what they get. */
export function setFakeConditions(next: FakeConditions): void {
  conditions = next;
}

/** What a request gets under the present conditions. */
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
