import { useEffect, useId, useState, type FormEvent } from "react";

import { useMessages, type MessageOverrides } from "../../../i18n/index.js";
import { Button } from "../../../ui/button/index.js";
import { Plus, Star } from "../../../ui/icon/generated/icons.js";
import { Rating } from "../../../ui/rating/index.js";
import { TextArea } from "../../../ui/text-area/index.js";
import { callHistoryMessages } from "../callHistory.messages.js";
import type { FeedbackDraft } from "../CallHistory.types.js";
import { Form, FormHead, FormTitle, OnPhone, Score, Scores, Send, Unfolded } from "./FeedbackDock.styles.js";

/** Props of {@link FeedbackDock}. */
export interface FeedbackDockProps {
  /** The feedback that was sent before, or the initial values of the form. */
  initial: FeedbackDraft;
  /** Whether the form changes feedback that was sent before. */
  isUpdate: boolean;
  /** Whether the form is expanded at first where a phone collapses it. */
  isUnfolded: boolean;
  messages: MessageOverrides<typeof callHistoryMessages> | undefined;
  /** Resolves to whether the feedback was sent. */
  onSend: (draft: FeedbackDraft) => Promise<boolean>;
  onDirtyChange: (isDirty: boolean) => void;
}

const scores = ["effectiveness", "responses", "understanding"] as const;

/**
 * The form for feedback on a call: three scores that start at 2 (A-FB-02) and a description. On a phone it is collapsed
 * at first.
 */
export function FeedbackDock({ initial, isUpdate, isUnfolded, messages, onSend, onDirtyChange }: FeedbackDockProps) {
  const t = useMessages(callHistoryMessages, messages);
  const titleId = useId();
  const [draft, setDraft] = useState(initial);
  const [isOpen, setOpen] = useState(isUnfolded);
  const [hasDescription, setHasDescription] = useState(initial.description !== "");
  const [isSending, setSending] = useState(false);

  // Feedback that was sent comes back as new initial values. The form stays rendered, and so keeps the focus.
  const [begun, setBegun] = useState(initial);
  if (!isSame(initial, begun)) {
    setBegun(initial);
    setDraft(initial);
    if (initial.description !== "") setHasDescription(true);
  }

  const isDirty = !isSame(draft, initial);
  useEffect(() => {
    onDirtyChange(isDirty);
    return () => onDirtyChange(false);
  }, [isDirty, onDirtyChange]);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    const isSent = await onSend(draft);
    setSending(false);
    if (isSent) setOpen(false);
  };

  return (
    <Form aria-labelledby={titleId} data-open={isOpen || undefined} onSubmit={(event) => void send(event)}>
      <FormHead>
        <FormTitle id={titleId}>{t.feedbackTitle}</FormTitle>
        {!hasDescription && (
          <Unfolded>
            <Button size="small" variant="ghost" icon={Plus} onPress={() => setHasDescription(true)}>
              {t.addDescription}
            </Button>
          </Unfolded>
        )}
        <OnPhone>
          <Button icon={Star} onPress={() => setOpen(true)}>
            {t.rateCall}
          </Button>
        </OnPhone>
      </FormHead>
      <Unfolded>
        {hasDescription && (
          <TextArea
            label={t.description}
            isLabelHidden
            placeholder={t.description}
            rows={2}
            maxLength={5000}
            autoFocus={initial.description === ""}
            value={draft.description}
            onChange={(description) => setDraft({ ...draft, description })}
          />
        )}
        <Scores>
          {scores.map((score) => (
            <Score key={score}>
              <Rating
                label={t[score]}
                value={draft.evaluation[score]}
                onChange={(value) => setDraft({ ...draft, evaluation: { ...draft.evaluation, [score]: value } })}
              />
            </Score>
          ))}
          <Send>
            <Button type="submit" isBusy={isSending} isFullWidth>
              {isUpdate ? t.updateFeedback : t.sendFeedback}
            </Button>
          </Send>
        </Scores>
      </Unfolded>
    </Form>
  );
}

const isSame = (one: FeedbackDraft, other: FeedbackDraft) => JSON.stringify(one) === JSON.stringify(other);
