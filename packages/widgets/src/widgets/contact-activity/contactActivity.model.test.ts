import { fixtures } from "@callwright/sdk/fake";
import { describe, expect, it } from "vitest";

import { lastConversation, personOf, placeOfPerson, toTimeline } from "./contactActivity.model.js";

const { minutesAgo } = fixtures;
const call = (nth: number, overrides: Parameters<typeof fixtures.call>[0] = {}) =>
  fixtures.call({ id: fixtures.idOf("call", nth), ...overrides });
const note = (nth: number, minutes: number) =>
  fixtures.phoneBookReview({ id: fixtures.idOf("note", nth), createdAt: minutesAgo(minutes) });
const whole = <Item>(items: Item[]) => ({ items, totalCount: items.length });

const later = call(1, { status: "CRON", startAt: minutesAgo(-900) });
const soon = call(2, { status: "CRON", startAt: minutesAgo(-60) });
const queued = call(3, { status: "QUEUED", createdAt: minutesAgo(1) });
const talked = call(4, { startAt: minutesAgo(30) });
const unanswered = call(5, { status: "NO_ANSWER", startAt: minutesAgo(20) });
const idsOf = (...args: Parameters<typeof toTimeline>) => toTimeline(...args).entries.map(({ id }) => id);

describe("what happened with a person", () => {
  it("is one list of calls and notes: what is to come, what is going on, then what was, the newest first", () => {
    const notes = [note(1, 25), note(2, 50)];
    const timeline = toTimeline(whole([queued, later, soon, unanswered, talked]), whole(notes));
    const order = [later, soon, queued, unanswered, notes[0], talked, notes[1]];
    expect(timeline.entries.map(({ id }) => id)).toEqual(order.map((one) => one?.id));
    expect(timeline.hasMore).toBe(false);
  });

  it("leaves out what is older than calls or notes that have not been read yet", () => {
    const [fresh, old] = [note(1, 10), note(2, 50)];
    const read = { items: [unanswered, talked], totalCount: 9 };
    expect(idsOf(read, whole([fresh, old]))).toEqual([fresh.id, unanswered.id, talked.id]);
    expect(toTimeline(read, whole([])).hasMore).toBe(true);
    expect(idsOf(whole([unanswered, talked]), { items: [note(1, 25)], totalCount: 2 })).toEqual([
      unanswered.id,
      fixtures.idOf("note", 1),
    ]);
  });

  it("names the last conversation", () => {
    const timeline = toTimeline(
      whole([queued, later, soon, unanswered, talked, call(6, { startAt: minutesAgo(90) })]),
      whole([]),
    );
    expect(lastConversation(timeline)?.id).toBe(talked.id);
    expect(lastConversation(toTimeline(whole([unanswered]), whole([])))).toBeUndefined();
  });
});

describe("whom a number belongs to", () => {
  const item = fixtures.phoneBook();
  it("is the contact of the call center, else who was called", () => {
    const { name, surname, title: jobTitle } = item.contact!;
    expect(personOf([{ ...item, contact: null }, item], [])).toEqual({ name: `${name} ${surname}`, jobTitle });
    const contact = { id: null, name: null, surname: null, title: null, phoneNumber: "+4722860144" };
    expect(personOf([], [call(1, { contact })])).toEqual({ name: "+4722860144", jobTitle: undefined });
    expect(personOf([], [])).toBeUndefined();
  });

  it("is found at a customer that is still there", () => {
    const place = { id: item.potentialCustomerCompany?.id, contactId: item.contact?.id };
    expect(placeOfPerson([{ ...item, potentialCustomerCompany: null }, { ...item, contact: null }, item])).toEqual(
      place,
    );
    expect(placeOfPerson([])).toBeUndefined();
  });
});
