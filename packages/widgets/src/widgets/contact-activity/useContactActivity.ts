import type { ContactCallability } from "@callwright/sdk/contract";
import {
  useGetContactCallability,
  useListCalls,
  useListContactReviews,
  useListPhoneBooks,
  useLiveEvents,
} from "@callwright/sdk/hooks";
import { useMemo, useState } from "react";

import { toInternational } from "../../calls/toInternational.js";
import { personOf, placeOfPerson, toTimeline, type Person, type Timeline } from "./contactActivity.model.js";

/** What is known about a person. */
export type ActivityState =
  | { status: "loading" }
  | { status: "error"; message: string | undefined; retry: () => void }
  | { status: "forbidden" }
  /** The number has no country code, or cannot exist. */
  | { status: "unreadable" }
  | {
      status: "ready";
      person: Person | undefined;
      timeline: Timeline;
      /** Undefined until it is known, and if nobody in the call center has the number. */
      callability: ContactCallability | undefined;
      /**
       * Loads the notes again; undefined if they did not fail. `retryCallability` does the same for the callability.
       */
      retryNotes: (() => void) | undefined;
      retryCallability: (() => void) | undefined;
      /** Undefined if everything is shown, or if no more can be shown. */
      showEarlier: (() => void) | undefined;
    };

const perStep = 10;
/** The maximum number of items on one page of the server. */
const atMost = 100;
/** No event is sent when calling hours begin or end, so the callability is read again at this interval. */
const callabilityEveryMs = 5 * 60_000;
const nothing = { items: [], totalCount: 0 };

/**
 * Loads the past, current and scheduled calls with the person who has a number, the notes about them, and whether they
 * may be called.
 */
export function useContactActivity(typed: string): ActivityState {
  useLiveEvents();
  const [shown, setShown] = useState(perStep);
  const phoneNumber = toInternational(typed);
  const items = useListPhoneBooks(phoneNumber === undefined ? null : { query: { phoneNumber, perPage: 20 } });
  const calls = useListCalls(
    phoneNumber === undefined ? null : { query: { phoneNumber, perPage: shown, sortBy: "-startAt" } },
  );
  const path = items.data && placeOfPerson(items.data.items);
  const notes = useListContactReviews(path ? { path, query: { perPage: shown } } : null, { keepPreviousData: true });
  const callability = useGetContactCallability(path ? { path } : null, { refreshInterval: callabilityEveryMs });
  const timeline = useMemo(() => toTimeline(readOf(calls.data), readOf(notes.data)), [calls.data, notes.data]);

  if (phoneNumber === undefined) return { status: "unreadable" };
  const failed = [items, calls].find(({ data, error }) => data === undefined && error !== undefined);
  if (failed?.error?.fieldErrors.phoneNumber !== undefined) return { status: "unreadable" };
  if (failed?.error?.status === 403) return { status: "forbidden" };
  if (failed) return { status: "error", message: failed.error?.problem?.message, retry: () => void failed.mutate() };
  const isWaiting = path !== undefined && notes.data === undefined && notes.error === undefined;
  if (!items.data || !calls.data || isWaiting) return { status: "loading" };
  return {
    status: "ready",
    person: personOf(items.data.items, calls.data.items),
    timeline,
    callability: callability.data,
    retryNotes: retryOf(notes),
    retryCallability: retryOf(callability),
    showEarlier: timeline.hasMore && shown < atMost ? () => setShown(Math.min(shown + perStep, atMost)) : undefined,
  };
}

function readOf<Item>(data: { items: Item[]; metaData: { totalCount: number } } | undefined) {
  return data ? { items: data.items, totalCount: data.metaData.totalCount } : nothing;
}

/**
 * Returns a retry only if nothing has been loaded: data that was loaded stays shown, and is loaded again automatically.
 */
function retryOf({ data, error, mutate }: { data: unknown; error: unknown; mutate: () => unknown }) {
  return data === undefined && error !== undefined ? () => void mutate() : undefined;
}
