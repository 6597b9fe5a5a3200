import type { ApiError, ReadState } from "@callwright/sdk";
import type { PhoneBookReview } from "@callwright/sdk/contract";
import {
  useApi,
  useCreatePhoneBookReview,
  useDeletePhoneBookReview,
  useListPhoneBookReviews,
  useUpdatePhoneBookReview,
} from "@callwright/sdk/hooks";
import { useMemo, useState } from "react";

import type { RecordState } from "../../../forms/index.js";
import { nameOf } from "../callCenter.model.js";
import { usePages, useTotalCount } from "./usePages.js";

/** What is written in a note (A-NOTE-01). */
export interface NoteDraft {
  title: string;
  review: string;
}

/** A note as its card draws it. */
export interface NoteCard extends NoteDraft {
  id: string;
  author: string;
  updatedAt: string;
}

/** Tells the person why a note could not be deleted. */
export interface NoteAnnouncements {
  deleteFailed(error: ApiError): void;
}

const perPage = 20;

/**
 * The notes of an item, newest first and a page at a time (A-NOTE-02). What is deleted is gone at once, and is put back if
 * that fails.
 */
export function useNotes(itemId: string, announce: NoteAnnouncements) {
  const path = { id: itemId };
  const pages = usePages(perPage);
  const { data, error, mutate } = useListPhoneBookReviews({
    path,
    query: { page: pages.page, perPage, sortBy: "-createdAt" },
  });
  const totalCount = useTotalCount(pages, data?.metaData.totalCount);
  const client = useApi();
  const creating = useCreatePhoneBookReview();
  const updating = useUpdatePhoneBookReview();
  const deleting = useDeletePhoneBookReview();
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());

  const notes = useMemo(() => (data?.items ?? []).filter(({ id }) => !removed.has(id)).map(toCard), [data, removed]);

  return {
    status: data ? ("ready" as const) : error ? ("error" as const) : ("loading" as const),
    message: error?.problem?.message,
    retry: () => void mutate(),
    notes,
    /** On all pages. */
    totalCount,
    pages,
    /** Rejects with an ApiError: the form shows what is wrong. */
    add: async (draft: NoteDraft): Promise<void> => {
      await creating.trigger({ path, body: draft });
      pages.goTo(0); // where the newest stands
    },
    /** Rejects with an ApiError: the form keeps what was written. */
    update: async (noteId: string, draft: NoteDraft, basedOn: ReadState | undefined): Promise<void> => {
      await updating.trigger({ path: { ...path, reviewId: noteId }, body: draft, basedOn });
      await mutate();
    },
    readAgain: async (noteId: string): Promise<RecordState<NoteDraft>> => {
      const { updatedAt, title, review } = await client.call("getPhoneBookReview", {
        path: { ...path, reviewId: noteId },
      });
      return { updatedAt, values: { title, review } };
    },
    remove: async (noteId: string): Promise<void> => {
      setRemoved((removed) => new Set(removed).add(noteId));
      try {
        await deleting.trigger({ path: { ...path, reviewId: noteId } });
      } catch (error) {
        setRemoved((removed) => new Set([...removed].filter((id) => id !== noteId)));
        announce.deleteFailed(error as ApiError);
      }
    },
  };
}

function toCard({ id, title, review, author, updatedAt }: PhoneBookReview): NoteCard {
  return { id, title, review, author: author ? nameOf(author) : "", updatedAt };
}
