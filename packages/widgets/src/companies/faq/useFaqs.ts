import type { ApiError, ReadState } from "@callwright/sdk";
import type { Body, Ok } from "@callwright/sdk/contract";
import { useCreateFaq, useDeleteFaq, useListFaqs, useUpdateFaq } from "@callwright/sdk/hooks";
import { useState } from "react";

import type { RecordState } from "../../forms/index.js";

/** So many stand on one page. */
export const faqsPerPage = 25;

/** A question a prospect may ask, and what the assistant answers (B-FAQ-09). */
export type Faq = Ok<"listFaqs">["items"][number];

/** What the list of questions shows. */
export type FaqListState =
  | { status: "loading" }
  | { status: "error"; message: string | undefined; retry: () => void }
  | { status: "empty" }
  | { status: "ready"; faqs: readonly Faq[]; totalCount: number };

/** Tells the person whether a deletion succeeded. The entry leaves the list before the server has answered. */
export interface FaqAnnouncements {
  deleted(): void;
  deleteFailed(error: ApiError): void;
}

/** One company's questions and answers, and what can be done with them. */
export function useFaqs(companyId: string, announce: FaqAnnouncements) {
  const [page, setPage] = useState(0);
  const [deleting, setDeleting] = useState<ReadonlySet<string>>(new Set());
  const { data, error, mutate } = useListFaqs(
    { path: { id: companyId }, query: { page, perPage: faqsPerPage } },
    { keepPreviousData: true },
  );
  const createFaq = useCreateFaq();
  const updateFaq = useUpdateFaq();
  const deleteFaq = useDeleteFaq();
  const faqs = (data?.items ?? []).filter(({ id }) => !deleting.has(id));

  return {
    state: stateOf(),
    page,
    setPage,
    /** Saves a new entry, or the one with the given id. Rejects with an ApiError. */
    save: (entry: Body<"createFaq">, faqId: string | undefined, basedOn: ReadState | undefined): Promise<unknown> =>
      faqId === undefined
        ? createFaq.trigger({ path: { id: companyId }, body: entry })
        : updateFaq.trigger({ path: { id: companyId, faqId }, body: entry, basedOn }),
    /** An entry as it is now; one that is gone rejects. */
    readAgain: async (faqId: string): Promise<RecordState<Pick<Faq, "question" | "answer">>> => {
      const latest = (await mutate())?.items.find(({ id }) => id === faqId);
      if (!latest) throw new Error("The entry is not on this page any more.");
      const { updatedAt, question, answer } = latest;
      return { updatedAt, values: { question, answer } };
    },
    /** Takes an entry off the list at once, and puts it back if the server does not agree. */
    async delete(faqId: string): Promise<void> {
      setDeleting((all) => new Set(all).add(faqId));
      try {
        await deleteFaq.trigger({ path: { id: companyId, faqId } });
        announce.deleted();
        if (faqs.length === 1 && page > 0) setPage(page - 1);
      } catch (failure) {
        setDeleting((all) => new Set([...all].filter((id) => id !== faqId)));
        announce.deleteFailed(failure as ApiError);
      }
    },
  };

  function stateOf(): FaqListState {
    if (error) return { status: "error", message: error.problem?.message, retry: () => void mutate() };
    if (!data) return { status: "loading" };
    if (faqs.length === 0 && page === 0) return { status: "empty" };
    return { status: "ready", faqs, totalCount: data.metaData.totalCount };
  }
}
