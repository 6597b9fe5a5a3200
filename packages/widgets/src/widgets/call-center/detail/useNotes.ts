import type { ApiError } from "@callwright/sdk";
import type { PhoneBookReview } from "@callwright/sdk/contract";
import {
  useCreatePhoneBookReview,
  useDeletePhoneBookReview,
  useListPhoneBookReviews,
  useUpdatePhoneBookReview,
} from "@callwright/sdk/hooks";
import { useMemo, useState } from "react";

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

/** Says why something could not be done. */
export interface NotesVoice {
  updateFailed(error: ApiError): void;
  deleteFailed(error: ApiError): void;
}

const perPage = 20;

/**
 * The notes of an item, newest first and a page at a time (A-NOTE-02). What is changed or deleted shows at once, and is taken
 * back if it fails.
 */
export function useNotes(itemId: string, voice: NotesVoice) {
  const path = { id: itemId };
  const pages = usePages(perPage);
  const { data, error, mutate } = useListPhoneBookReviews({
    path,
    query: { page: pages.page, perPage, sortBy: "-createdAt" },
  });
  const totalCount = useTotalCount(pages, data?.metaData.totalCount);
  const creating = useCreatePhoneBookReview();
  const updating = useUpdatePhoneBookReview();
  const deleting = useDeletePhoneBookReview();
  const [edits, setEdits] = useState<ReadonlyMap<string, NoteDraft>>(new Map());
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());

  const notes = useMemo(
    () =>
      (data?.items ?? [])
        .filter(({ id }) => !removed.has(id))
        .map((note): NoteCard => ({ ...toCard(note), ...edits.get(note.id) })),
    [data, edits, removed],
  );

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
    update: async (noteId: string, draft: NoteDraft): Promise<void> => {
      setEdits((edits) => new Map(edits).set(noteId, draft));
      try {
        await updating.trigger({ path: { ...path, reviewId: noteId }, body: draft });
        await mutate();
      } catch (error) {
        voice.updateFailed(error as ApiError);
      } finally {
        setEdits((edits) => new Map([...edits].filter(([id]) => id !== noteId)));
      }
    },
    remove: async (noteId: string): Promise<void> => {
      setRemoved((removed) => new Set(removed).add(noteId));
      try {
        await deleting.trigger({ path: { ...path, reviewId: noteId } });
      } catch (error) {
        setRemoved((removed) => new Set([...removed].filter((id) => id !== noteId)));
        voice.deleteFailed(error as ApiError);
      }
    },
  };
}

function toCard({ id, title, review, author, updatedAt }: PhoneBookReview): NoteCard {
  return { id, title, review, author: author ? nameOf(author) : "", updatedAt };
}
