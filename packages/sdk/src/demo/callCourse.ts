import type { Call, CallStatus, NamedRef, Ok } from "../contract.js";
import { fixtures } from "../fake/index.js";
import type { World } from "./world.js";

type Outcome = Ok<"startCalls">["items"][number];

/** Calls to place. */
interface Wish {
  phoneBookIds: string[];
  type?: Call["type"] | undefined;
  cronDate?: string | undefined;
  language?: Call["language"] | undefined;
}

export const isOver = (status: CallStatus) =>
  ["CANCELLED", "COMPLETED", "BUSY", "NO_ANSWER", "FAILED"].includes(status);
export const isWaiting = (status: CallStatus) => status === "CRON" || status === "QUEUED";

const onTheLine = { code: "ALREADY_ON_THE_LINE" as const, message: "This number is already being called." };
const scheduled = { code: "ALREADY_SCHEDULED" as const, message: "A call is already scheduled for this time." };

const notHeld = { heldUntil: null, heldReason: null };

/** The instant of a customer's clock; in the demo, all clocks show UTC. */
export const instantOf = (localTime: string) => `${localTime}:00.000Z`;

/** The seconds after its start at which a call reaches each status. */
const course = [
  ["RINGING", 1_500],
  ["IN_PROGRESS", 4_000],
  ["COMPLETED", 12_000],
] as const;

const TALK_MS = 7_500;

/** How calls are placed and progress. */
export function callCourse(world: World) {
  const { calls, items, contacts } = world;

  /** Returns whether it moved. */
  const move = (id: string, change: Partial<Call>): boolean => {
    const call = calls.find(id);
    if (!call || isOver(call.status)) return false;
    const changed = calls.change(id, { ...change, updatedAt: world.now() });
    if (changed) tell(changed);
    return true;
  };
  /** A number has one call at a time, and every item with it shows the call. */
  const tell = (call: Call) => {
    const { id, status, startAt, answeredAt, createdAt } = call;
    const activeCall = isOver(status) || status === "CRON" ? null : { id, status, startAt, answeredAt, createdAt };
    for (const item of items.all())
      if (item.contact?.phoneNumber === call.contact.phoneNumber && (activeCall || item.activeCall?.id === id))
        items.change(item.id, { activeCall });
    for (const contact of contacts.all())
      if (contact.phoneNumber === call.contact.phoneNumber && (activeCall || contact.activeCall?.id === id))
        contacts.change(contact.id, { activeCall });
    world.push(fixtures.callUpdated(call));
    if (isOver(status)) world.say({ type: "ended", callId: id });
  };
  /** A waiting call of a paused campaign stays as it is; it continues when the campaign is resumed. */
  const isPaused = (id: string) => {
    const call = calls.find(id);
    return call?.status === "QUEUED" && Boolean(world.campaigns.find(call.campaign?.id)?.pausedAt);
  };
  const run = (id: string) => {
    for (const [status, milliseconds] of course) {
      const heard = fixtures.call({ status });
      const { answer, durationSeconds, voiceRecord } = heard;
      const isLast = status === "COMPLETED";
      setTimeout(() => {
        // The person who took a call over ends it.
        if (isPaused(id) || (isLast && world.steps.isTakenOver(id))) return;
        const conversation = isLast ? world.steps.conversationWith(id, heard.conversation) : heard.conversation;
        if (status === "IN_PROGRESS") speak(id);
        const at = world.now();
        const times = { ...(status === "IN_PROGRESS" && { answeredAt: at }), ...(isLast && { endedAt: at }) };
        const hasMoved = move(id, { status, answer, conversation, durationSeconds, voiceRecord, ...times });
        if (isLast && hasMoved) world.pay(-2);
      }, milliseconds);
    }
  };

  /** The conversation is spoken between two stages, word by word. */
  const speak = (callId: string) => {
    const words = fixtures.callWords(callId);
    world.steps.begin(callId);
    words.forEach((message, nth) => {
      const isGoingOn = () => calls.find(callId)?.status === "IN_PROGRESS";
      setTimeout(() => isGoingOn() && world.steps.tell(message), (nth * TALK_MS) / words.length);
    });
  };

  /** Whether an item has another call that is scheduled for that minute. */
  const isScheduled = (phoneBookId: string, startAt: string, but?: string) =>
    calls
      .all()
      .some(
        (call) =>
          call.status === "CRON" && call.phoneBook?.id === phoneBookId && call.startAt === startAt && call.id !== but,
      );
  /** Why an item cannot be called: a number has one line, and an item one call for a minute. */
  const refusalOf = ({ type, cronDate }: Pick<Wish, "type" | "cronDate">, phoneBookId: string) => {
    if (type !== "CALL_LATER") return items.find(phoneBookId)?.activeCall ? onTheLine : null;
    return cronDate && isScheduled(phoneBookId, instantOf(cronDate)) ? scheduled : null;
  };

  const placeOne = (wish: Wish, phoneBookId: string, campaign: NamedRef | null): Outcome => {
    const isLater = wish.type === "CALL_LATER";
    const item = items.find(phoneBookId);
    const refusal = refusalOf(wish, phoneBookId);
    if (refusal) return { phoneBookId, callId: null, status: "FAILED" as const, refusal, ...notHeld };
    const { id = null, name = "" } = item?.potentialCustomerCompany ?? {};
    const at = world.now();
    const usual = fixtures.call({ status: isLater ? "CRON" : "QUEUED" });
    const call = calls.add({
      ...usual,
      id: world.newId("call"),
      phoneBook: { id: phoneBookId },
      potentialCustomerCompany: { id, name },
      ...(wish.cronDate && { localCallAt: wish.cronDate, startAt: instantOf(wish.cronDate) }),
      contact: item?.contact ?? usual.contact,
      product: item?.product ?? usual.product,
      language: wish.language ?? item?.language ?? "en",
      campaign,
      createdAt: at,
      updatedAt: at,
    });
    if (item) items.change(item.id, { callsCount: item.callsCount + 1 });
    tell(call);
    if (!isLater) run(call.id);
    return { phoneBookId, callId: call.id, status: call.status, refusal: null, ...notHeld };
  };
  const place = (wish: Wish, campaign: NamedRef | null): Outcome[] =>
    wish.phoneBookIds.map((phoneBookId) => placeOne(wish, phoneBookId, campaign));

  /** A conversation ends at its current turn. */
  const end = (id: string) => {
    const { conversation, answer, voiceRecord } = fixtures.call();
    const endedAt = world.now();
    const heard = world.steps.conversationWith(id, conversation);
    move(id, { status: "COMPLETED", answer, conversation: heard, durationSeconds: 20, voiceRecord, endedAt });
  };

  /** Why a scheduled call cannot be moved to that minute. */
  const refusalThen = (id: string, startAt: string) => {
    const phoneBookId = calls.find(id)?.phoneBook?.id;
    return phoneBookId && isScheduled(phoneBookId, startAt, id) ? scheduled : null;
  };

  return { move, run, place, end, refusalOf, refusalThen };
}
