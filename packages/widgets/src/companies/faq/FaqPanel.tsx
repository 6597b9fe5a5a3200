import { type ReactNode, useEffect, useMemo, useState } from "react";

import { useMessages } from "../../i18n/index.js";
import { Button } from "../../ui/button/index.js";
import { useConfirm } from "../../ui/confirm/index.js";
import { EmptyState } from "../../ui/empty-state/index.js";
import { MessageCircleQuestion, Plus } from "../../ui/icon/generated/icons.js";
import { Notice } from "../../ui/notice/index.js";
import { onDemand } from "../../ui/on-demand/index.js";
import { Pagination } from "../../ui/pagination/index.js";
import { Skeleton, SkeletonText } from "../../ui/skeleton/index.js";
import { useToast } from "../../ui/toast/index.js";
import { faqMessages } from "./faq.messages.js";
import { Entries, Panel, Writing } from "./Faq.styles.js";
import { FaqEntry } from "./FaqEntry.js";
import { type Faq, type FaqListState, faqsPerPage, useFaqs } from "./useFaqs.js";

const FaqForm = onDemand(() => import("./FaqForm.js").then(({ FaqForm }) => FaqForm), "all");

/** Props of {@link FaqPanel}. */
export interface FaqPanelProps {
  companyId: string;
  /** Goes away from a form, after asking when it holds something. */
  leave: (go: () => void) => void;
  onDirtyChange: (isDirty: boolean) => void;
}

/** A company's questions and answers, each of which is edited in its place (B-FAQ-01). One is written at a time. */
export function FaqPanel({ companyId, leave, onDirtyChange }: FaqPanelProps) {
  const t = useMessages(faqMessages);
  const toast = useToast();
  const { confirm, dialog } = useConfirm();
  const [written, write] = useState<string>();
  const [former, setFormer] = useState<string>();
  // Who comes here writes; the form is there by the time they have found where.
  useEffect(() => FaqForm.preload(), []);
  const announce = useMemo(
    () => ({
      deleted: () => void toast.success(t.deleted),
      deleteFailed: (error: unknown) => void toast.failed(error, t.deleteFailed),
    }),
    [toast, t],
  );
  const { state: latest, page, setPage, ...faqs } = useFaqs(companyId, announce);
  // The entry that is being written may have been deleted by somebody else, or be on another page now.
  const [begunIn, setBegunIn] = useState(latest);
  const state = written === undefined || written === anew || isListed(written, latest) ? latest : begunIn;
  const begin = (id: string) =>
    leave(() => {
      setBegunIn(latest);
      setFormer(id);
      write(id);
    });
  const form = (faq?: Faq) => (
    <FaqForm
      key={faq?.id ?? anew}
      t={t}
      {...(faq && { faq })}
      fallback={<SkeletonText lines={8} />}
      onCancel={() => leave(() => write(undefined))}
      onDirtyChange={onDirtyChange}
      onReadAgain={faqs.readAgain}
      onSave={async (entry, basedOn) => {
        await faqs.save(entry, faq?.id, basedOn);
        toast.success(faq ? t.updated : t.added);
        write(undefined);
      }}
    />
  );

  return (
    <Panel>
      {written === anew ? (
        <Writing>{form()}</Writing>
      ) : (
        <div>
          <Button icon={Plus} needs="createFaq" autoFocus={former === anew} onPress={() => begin(anew)}>
            {t.add}
          </Button>
        </div>
      )}
      {content()}
      {dialog}
    </Panel>
  );

  function content(): ReactNode {
    switch (state.status) {
      case "loading":
        return <Skeleton />;
      case "error":
        return <Notice {...(state.message === undefined ? {} : { title: state.message })} onRetry={state.retry} />;
      case "empty":
        return written === anew ? null : <EmptyState icon={MessageCircleQuestion}>{t.empty}</EmptyState>;
      case "ready":
        return (
          <>
            <Entries aria-label={t.list}>
              {state.faqs.map((faq) => (
                <li key={faq.id}>
                  {faq.id === written ? (
                    <Writing>{form(faq)}</Writing>
                  ) : (
                    <FaqEntry
                      t={t}
                      faq={faq}
                      isFocused={former === faq.id}
                      onEdit={() => begin(faq.id)}
                      onDelete={() => void askToDelete(faq)}
                    />
                  )}
                </li>
              ))}
            </Entries>
            {state.totalCount > faqsPerPage && (
              <Pagination page={page} perPage={faqsPerPage} totalCount={state.totalCount} onPageChange={turnTo} />
            )}
          </>
        );
    }
  }

  /** A new entry is above the list, on every page. */
  function turnTo(page: number) {
    if (written === anew) return setPage(page);
    leave(() => {
      write(undefined);
      setPage(page);
    });
  }

  async function askToDelete({ id, question }: Faq) {
    const title = t.deleteOne({ question });
    if (await confirm({ title, body: t.deleteBody, confirmLabel: t.delete })) await faqs.delete(id);
  }
}

/** Stands for the entry that is not there yet. */
const anew = "new";

const isListed = (faqId: string, state: FaqListState) =>
  state.status === "ready" && state.faqs.some(({ id }) => id === faqId);
