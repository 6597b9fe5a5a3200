import type { TransferTargets } from "../contract.js";
import { fail, type FakeHandlers, file, fixtures, ok } from "../fake/index.js";
import { recording } from "./recording.js";
import type { World } from "./world.js";

/** The time until a transferred call has ended for us. */
const HAND_OVER_MS = 2_500;

/** Stepping into calls in progress. */
export function steppingInHandlers(world: World, end: (callId: string) => void): FakeHandlers {
  const { calls, steps } = world;
  let ownNumber = fixtures.transferTargets().items[0]?.phoneNumber ?? null;
  const targets = (): TransferTargets["items"] =>
    fixtures
      .transferTargets()
      .items.flatMap((one) => (one.isYou ? (ownNumber === null ? [] : [{ ...one, phoneNumber: ownNumber }]) : [one]));
  /** The reason why nothing can be done in a call; undefined if something can. */
  const refusal = (callId: string) => {
    const call = calls.find(callId);
    if (!call) return fail(404, "NOT_FOUND", "The call was not found.");
    if (call.endedAt !== null) return fail(409, "CALL_OVER", "The call is over.");
    return call.status === "IN_PROGRESS" ? undefined : fail(409, "CALL_NOT_ANSWERED", "Nobody has answered yet.");
  };

  return {
    sayInCall: ({ path: { id }, body: { text } }) => {
      const refused = refusal(id);
      if (refused) return refused;
      steps.sayNext(id, text);
      return ok(steps.note(id, { kind: "SAY", text }));
    },
    takeOverCall: ({ path: { id } }) => {
      const refused = refusal(id);
      if (refused) return refused;
      steps.takeOver(id);
      return ok(steps.note(id, { kind: "TAKE_OVER" }));
    },
    transferCall: ({ path: { id }, body: { userId } }) => {
      const refused = refusal(id);
      if (refused) return refused;
      const target = targets().find((one) => one.userId === userId);
      if (!target) return fail(400, "VALIDATION_FAILED", "This person takes no calls.");
      steps.sayNext(id, `One moment, please. I am putting you through to ${target.name}.`);
      setTimeout(() => end(id), HAND_OVER_MS);
      return ok(steps.note(id, { kind: "TRANSFER", to: target.name }));
    },
    listenToCall: ({ path: { id } }) => {
      const refused = refusal(id);
      if (refused) return refused;
      steps.note(id, { kind: "LISTEN" });
      return ok({ url: `/v1/calls/live/${id}/sound`, expiresAt: world.now() });
    },
    streamCallSound: () => file(recording(60), "call.wav"),
    listTransferTargets: () => ok({ items: targets() }),
    setTransferNumber: ({ body: { phoneNumber } }) => {
      ownNumber = phoneNumber;
      return ok({ phoneNumber });
    },
  };
}
