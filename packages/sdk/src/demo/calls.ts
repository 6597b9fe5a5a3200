import type { Call, CallPause, CallQuestionValue, CallReading, CallStatus, Feedback } from "../contract.js";
import { created, fail, type FakeHandlers, file, fixtures, ok } from "../fake/index.js";
import { plain } from "../plain.js";
import { callCourse, instantOf } from "./callCourse.js";
import { beginCampaign } from "./campaigns.js";
import { isNumber } from "./isNumber.js";
import { recording } from "./recording.js";
import { sheet } from "./sheet.js";
import { steppingInHandlers } from "./steppingIn.js";
import type { World } from "./world.js";

const missing = () => fail(404, "NOT_FOUND", "The call was not found.");
/** Calls: past ones, and those that a person starts, which progress like real ones. */
export function callHandlers(world: World): FakeHandlers {
  const { calls, feedback } = world;
  const { move, run, place, end, refusalOf, refusalThen } = callCourse(world);

  let paused: CallPause["ofCompany"] = null;
  const count = (...statuses: CallStatus[]) => calls.all().filter(({ status }) => statuses.includes(status)).length;
  const answers = new Map<string, NonNullable<CallReading["setAnswer"]>>();
  const questionAnswers = new Map<string, CallQuestionValue | null>();
  const detailOf = (call: Call) => {
    const interventions = world.steps.interventionsOf(call.id);
    const detail = fixtures.callDetail({ ...call, feedback: feedback.get(call.id) ?? null, interventions });
    const questions = (call.answer === "POSITIVE" ? fixtures.callQuestionAnswers() : []).map((known, place) => {
      const value = questionAnswers.get(`${call.id} ${place}`) ?? null;
      return { ...known, setAnswer: value === null ? null : { value, by: "Elif Yılmaz", at: world.now() } };
    });
    const setAnswer = answers.get(call.id) ?? null;
    return { ...detail, reading: detail.reading && { ...detail.reading, questions, setAnswer } };
  };
  const pauseNow = () =>
    fixtures.callPause({
      isPaused: paused !== null,
      ofCompany: paused,
      waitingCount: count("CRON", "QUEUED"),
      onTheLineCount: count("RINGING", "IN_PROGRESS"),
    });

  return {
    listCalls: ({ query }) => {
      const {
        statuses,
        answers,
        results,
        said,
        potentialCustomerCompanyIds: customerIds,
        phoneBookId,
        campaignId,
        phoneNumber,
        productIds,
        answerers,
        dialledFrom = "",
        dialledTo,
      } = query;
      return ok(
        calls.page(
          query,
          (call) =>
            isNumber(phoneNumber, call.contact.phoneNumber) &&
            (statuses?.includes(call.status) ?? true) &&
            (answers?.includes(call.answer) ?? true) &&
            wasSaid(call, said) &&
            (results === undefined || (call.result !== null && results.includes(call.result))) &&
            (customerIds?.includes(call.potentialCustomerCompany.id ?? "") ?? true) &&
            (productIds?.includes(call.product?.id ?? "") ?? true) &&
            (answerers?.includes(call.answeredBy ?? "NOBODY") ?? true) &&
            (call.startAt ?? "") >= dialledFrom &&
            (dialledTo === undefined || (call.startAt !== null && call.startAt < dialledTo)) &&
            (campaignId === undefined || call.campaign?.id === campaignId) &&
            (phoneBookId === undefined || call.phoneBook?.id === phoneBookId),
        ),
      );
    },
    getCall: ({ path }) => {
      const call = calls.find(path.id);
      return call ? ok(detailOf(call)) : missing();
    },
    setCallAnswer: ({ path, body: { answer } }) => {
      const call = calls.find(path.id);
      if (!call) return missing();
      if (call.result === null) return fail(409, "CONFLICT", "This call has no conversation that was read.");
      answers.set(call.id, { answer, by: "Elif Yılmaz", at: world.now() });
      const { result } = fixtures.call({ status: "COMPLETED", answer });
      move(path.id, { answer, result });
      return ok(detailOf({ ...call, answer, result }));
    },
    setCallQuestionAnswer: ({ path, body: { question, value } }) => {
      const call = calls.find(path.id);
      if (!call) return missing();
      if (!detailOf(call).reading?.questions[question])
        return fail(409, "CONFLICT", "This call was not read with such a question.");
      questionAnswers.set(`${call.id} ${question}`, value);
      return ok(detailOf(call));
    },
    getCallRecording: () => file(recording(192), "recording.wav"),
    exportCalls: () => sheet("calls", calls.all()),
    startCalls: ({ body }) => {
      const count = body.phoneBookIds.length;
      const campaign = count > 1 ? beginCampaign(world, body.campaign ?? {}, count) : null;
      return ok({ items: place(body, campaign), campaigns: campaign ? [campaign] : [] });
    },
    checkCalls: ({ body }) => {
      const refused: Record<string, string[]> = {};
      for (const id of body.phoneBookIds) {
        const refusal = refusalOf(body, id);
        if (refusal) (refused[refusal.code] ??= []).push(id);
      }
      return ok(fixtures.callCheck(body.phoneBookIds, { refused }));
    },
    rescheduleCalls: ({ body }) => {
      const isNow = body.type === "CALL_NOW";
      const localCallAt = body.cronDate ?? null;
      const rescheduled = body.ids.map((id) => {
        const status = calls.find(id)?.status ?? null;
        if (status !== "CRON")
          return { id, outcome: status ? ("CONFLICT" as const) : ("NOT_FOUND" as const), status, refusal: null };
        const startAt = localCallAt && instantOf(localCallAt);
        const refusal = startAt && refusalThen(id, startAt);
        if (refusal) return { id, outcome: "REFUSED" as const, status, refusal };
        move(id, { status: isNow ? "QUEUED" : "CRON", startAt, localCallAt });
        if (isNow) run(id);
        return {
          id,
          outcome: "RESCHEDULED" as const,
          status: isNow ? ("QUEUED" as const) : ("CRON" as const),
          refusal: null,
        };
      });
      return ok({ items: rescheduled });
    },
    cancelCalls: ({ body }) => {
      for (const id of body.ids) move(id, { status: "CANCELLED" });
      return ok({ items: body.ids.map((id) => ({ id, outcome: "CANCELLED" as const, status: "CANCELLED" as const })) });
    },
    cancelWaitingCalls: ({ query, body }) => {
      const { statuses, answers, said, potentialCustomerCompanyIds: customerIds, phoneBookId, campaignId } = query;
      const meant = calls
        .all()
        .filter((call) =>
          body?.ids
            ? body.ids.includes(call.id)
            : wasSaid(call, said) &&
              (statuses?.includes(call.status) ?? true) &&
              (answers?.includes(call.answer) ?? true) &&
              (customerIds?.includes(call.potentialCustomerCompany.id ?? "") ?? true) &&
              (campaignId === undefined || call.campaign?.id === campaignId) &&
              (phoneBookId === undefined || call.phoneBook?.id === phoneBookId),
        );
      const waiting = meant.filter(({ status }) => status === "CRON" || status === "QUEUED");
      for (const { id } of waiting) move(id, { status: "CANCELLED" });
      const onTheLineCount = meant.filter(({ status }) => status === "RINGING" || status === "IN_PROGRESS").length;
      return ok({ cancelledCount: waiting.length, onTheLineCount });
    },
    hangUpCalls: ({ body }) => {
      const items = body.ids.map((id) => {
        const status = calls.find(id)?.status ?? null;
        if (status !== "RINGING" && status !== "IN_PROGRESS")
          return { id, outcome: status ? ("CONFLICT" as const) : ("NOT_FOUND" as const), status };
        const endedAt = world.now();
        world.steps.note(id, { kind: "HANG_UP" });
        if (status === "RINGING") move(id, { status: "CANCELLED", endedAt });
        else end(id);
        return { id, outcome: "HANGING_UP" as const, status };
      });
      return ok({ items });
    },
    ...steppingInHandlers(world, end),
    getCallPause: () => ok(pauseNow()),
    pauseCalls: () => {
      paused = { pausedAt: world.now(), pausedBy: "Elif Yılmaz" };
      return ok(pauseNow());
    },
    resumeCalls: () => {
      paused = null;
      return ok(pauseNow());
    },
    // No carrier places the demo's calls, so none is held.
    resetCallBreaker: () => fail(404, "NOT_FOUND", "These calls are not held any more."),
    createFeedback: ({ body }) => {
      const at = world.now();
      const known = { id: world.newId("feedback"), createdAt: at, updatedAt: at };
      const opinion: Feedback = { relationId: null, ...body, description: body.description ?? "", ...known };
      if (opinion.relationId !== null) feedback.set(opinion.relationId, opinion);
      return created(opinion);
    },
    updateFeedback: ({ path, body }) => {
      const known = [...feedback.values()].find(({ id }) => id === path.id);
      if (!known) return missing();
      const { description = known.description, ...opinions } = body;
      const opinion = { ...known, ...opinions, description: description ?? "", updatedAt: world.now() };
      if (opinion.relationId !== null) feedback.set(opinion.relationId, opinion);
      return ok(opinion);
    },
    getCallStatistics: () => {
      const count = (fits: (call: Call) => boolean) => calls.all().filter(fits).length;
      const byStatus = (status: CallStatus) => count((call) => call.status === status);
      const byAnswer = (answer: Call["answer"]) => count((call) => call.answer === answer);
      return ok({
        answer: {
          NO_CALL: byAnswer("NO_CALL"),
          IN_PROGRESS: byAnswer("IN_PROGRESS"),
          POSITIVE: byAnswer("POSITIVE"),
          NEGATIVE: byAnswer("NEGATIVE"),
          NEUTRAL: byAnswer("NEUTRAL"),
          ANSWERING_MACHINE: byAnswer("ANSWERING_MACHINE"),
        },
        status: {
          CRON: byStatus("CRON"),
          QUEUED: byStatus("QUEUED"),
          RINGING: byStatus("RINGING"),
          IN_PROGRESS: byStatus("IN_PROGRESS"),
          CANCELLED: byStatus("CANCELLED"),
          COMPLETED: byStatus("COMPLETED"),
          BUSY: byStatus("BUSY"),
          NO_ANSWER: byStatus("NO_ANSWER"),
          FAILED: byStatus("FAILED"),
        },
        stats: { totalCount: calls.all().length },
      });
    },
    getCallNumbers: () => ok(fixtures.callNumbers(calls.all(), world.now())),
    getPotentialCustomerStatistics: () => ok({ stats: { totalCount: world.customers.all().length } }),
  };
}

/** Whether one turn has words that begin with all of these, accents aside. */
function wasSaid({ conversation }: Call, said = ""): boolean {
  const wanted = plain(said).split(/\s+/).filter(Boolean);
  return (
    wanted.length === 0 ||
    conversation.some(({ content }) => {
      const words = plain(content).match(/[\p{L}\p{N}']+/gu) ?? [];
      return wanted.every((one) => words.some((word) => word.startsWith(one)));
    })
  );
}
