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

/** The title and the text of a note (A-NOTE-01). */
export interface NoteDraft {
  title: string;
  review: string;
}

/** The data of a note that its card shows. */
export interface NoteCard extends NoteDraft {
  id: string;
  author: string;
  updatedAt: string;
}

/** Announces why a note could not be deleted. */
export interface NoteAnnouncements {
  deleteFailed(error: ApiError): void;
}

const perPage = 20;

/**
 * The notes of an item, newest first, one page at a time (A-NOTE-02). A deleted note disappears at once, and reappears
 * if the deletion fails.
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
    /** The number of notes on all pages. */
    totalCount,
    pages,
    /** Rejects with an ApiError; the form shows what is wrong. */
    add: async (draft: NoteDraft): Promise<void> => {
      await creating.trigger({ path, body: draft });
      pages.goTo(0); // the page of the newest note
    },
    /** Rejects with an ApiError; the form keeps its values. */
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
