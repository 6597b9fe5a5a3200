import type { TestCall } from "../contract.js";
import { created, fail, type FakeHandlers, fixtures, ok } from "../fake/index.js";
import type { World } from "./world.js";

/** The seconds after its start at which a test call reaches each status. */
const course = [
  ["RINGING", 1_500],
  ["IN_PROGRESS", 4_000],
  ["COMPLETED", 12_000],
] as const;

/** The conversation: first the digits are requested. */
const conversation: TestCall["conversation"] = [
  {
    role: "ASSISTANT",
    content:
      "Hello, this is Lena, an AI assistant calling for Callwright. If you asked for this test call, press the six digits that your screen shows.",
    startSecond: 0,
  },
  { role: "CONTACT", content: "[482170]", startSecond: 9 },
  ...fixtures.conversation.map((turn) => ({ ...turn, startSecond: turn.startSecond + 12 })),
];

/** Test calls to oneself, one at a time, which progress like real ones. */
export function testCallHandlers(world: World): FakeHandlers {
  let testCall: TestCall | null = null;
  const move = (status: (typeof course)[number][0]) => {
    if (!testCall) return;
    const at = world.now();
    testCall = {
      ...testCall,
      status,
      timeline: [...testCall.timeline, { status, at }],
      ...(status === "RINGING" && { startAt: at }),
      ...(status === "IN_PROGRESS" && { answeredAt: at }),
      ...(status === "COMPLETED" && { endedAt: at, durationSeconds: 8, isProven: true, conversation }),
    };
    world.push(fixtures.welcomeCallUpdated(status, testCall.id));
  };
  return {
    startTestCall: ({ body }) => {
      if (testCall && testCall.endedAt === null)
        return fail(409, "TEST_CALL_UNDER_WAY", "A test call to you is already under way.");
      const createdAt = world.now();
      const timeline = [{ status: "QUEUED" as const, at: createdAt }];
      testCall = fixtures.testCall({ id: world.newId("call"), ...body, timeline, createdAt });
      for (const [status, milliseconds] of course) setTimeout(() => move(status), milliseconds);
      return created(testCall);
    },
    getLatestTestCall: () => ok({ testCall }),
  };
}
