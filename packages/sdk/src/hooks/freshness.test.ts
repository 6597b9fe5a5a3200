import { describe, expect, it } from "vitest";

import { operationTable } from "../generated/operationTable.js";
import type { WriteId } from "../operations.js";
import { freshenedByEvent } from "./freshenedByEvent.js";
import * as freshness from "./freshness.js";
import { type Reads, readsIn } from "./reads.js";

const { ...freshenedByWrite } = freshness;
// A write that is missing here does not compile.
freshenedByWrite satisfies Record<WriteId, Reads>;

const places: Readonly<Record<string, readonly string[]>> = operationTable;
const isRead = (id: string) => places[id]?.[0] === "GET";
const isJson = (id: string) => !["file", "events"].includes(places[id]?.[2] ?? "");
const serverOnly = [
  "receiveStripeEvent",
  "receiveCarrierEvents",
  "receiveRetellEvent",
  "receiveVapiEvent",
  "receiveTwilioEvent",
  "receiveTwilioMachine",
  "receiveTwilioRecording",
  "answerTwilioCall",
  "endTwilioTalk",
  "answerInboundCall",
  "createEmbedSession",
];

describe("the freshness table", () => {
  it("names every write of the contract and nothing else", () => {
    const writes = Object.keys(places).filter((id) => !isRead(id) && isJson(id) && !serverOnly.includes(id));
    expect(Object.keys(freshenedByWrite).toSorted()).toEqual(writes.toSorted());
  });

  it("freshens only reads that exist", () => {
    const freshened = readsIn([...Object.values(freshenedByWrite), ...Object.values(freshenedByEvent)]);
    expect(freshened.filter((id) => !isRead(id) || !isJson(id))).toEqual([]);
  });

  it("freshens the list that a created, changed or deleted thing is in", () => {
    const lists: Record<string, string> = {
      createPhoneBook: "listPhoneBooks",
      deletePotentialCustomers: "listPotentialCustomers",
      importContacts: "listContacts",
      startCalls: "listCalls",
      redeemPromoCode: "getBalance",
    };
    for (const [write, read] of Object.entries(lists)) {
      expect(readsIn(freshenedByWrite[write as keyof typeof freshenedByWrite])).toContain(read);
    }
  });
});
