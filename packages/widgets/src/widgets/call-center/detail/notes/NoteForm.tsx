import type { ApiError, ReadState } from "@callwright/sdk";
import type { ReactNode } from "react";

import type { Zod } from "../../../../forms/zod.js";
import {
  type EditedRecord,
  Form,
  FormNotice,
  FormSubmit,
  FormTextArea,
  FormTextField,
  useForm,
  useTellDirty,
} from "../../../../forms/index.js";
import type { Messages } from "../../../../i18n/index.js";
import { lostAnswer } from "../../../../ui/lost-answer/index.js";
import type { callCenterMessages } from "../../callCenter.messages.js";
import { Actions } from "../ItemDrawer.styles.js";
import type { NoteDraft } from "../useNotes.js";
import { Stack } from "./Notes.styles.js";

/** Props of {@link NoteForm}. */
export interface NoteFormProps {
  t: Messages<typeof callCenterMessages>;
  initial: NoteDraft;
  submitLabel: string;
  /** A button before the submit button. */
  cancel?: ReactNode;
  autoFocus?: boolean;
  onDirtyChange: (isDirty: boolean) => void;
  /** May reject with an ApiError. */
  onSubmit: (draft: NoteDraft, basedOn: ReadState | undefined) => Promise<void> | void;
  /** The note to edit. If omitted, a note is added. */
  record?: EditedRecord<NoteDraft>;
  /** The message of an error for which the server has no message. */
  failed: string;
}

/**
 * The form of a note's title and text (A-NOTE-01, A-NOTE-06, A-NOTE-07). After a note was added, it is ready for the
 * next one.
 */
export function NoteForm({ t, initial, onDirtyChange, onSubmit, record, failed, ...props }: NoteFormProps) {
  const form = useForm((z) => noteSchema(z, t), {
    defaultValues: initial,
    record,
    onSubmit: async (draft, basedOn) => {
      try {
        await onSubmit(draft, basedOn);
      } catch (error) {
        throw refusal(error as ApiError, t.noteError, failed);
      }
      if (!record) form.reset(initial);
    },
  });
  useTellDirty(form.isDirty, onDirtyChange);
  return (
    <Form form={form}>
      <Stack>
        <FormTextField form={form} name="title" label={t.noteTitle} maxLength={200} autoFocus={props.autoFocus} />
        <FormTextArea form={form} name="review" label={t.noteReview} maxLength={5000} />
        <FormNotice form={form} />
        <Actions>
          {props.cancel}
          <FormSubmit form={form} variant="secondary">
            {props.submitLabel}
          </FormSubmit>
        </Actions>
      </Stack>
    </Form>
  );
}

function noteSchema(z: Zod, t: NoteFormProps["t"]) {
  const said = (missing: string) => z.string().check(z.trim(), z.minLength(1, missing));
  return z.object({ title: said(t.noteTitleRequired), review: said(t.noteReviewRequired) });
}

/** An error that belongs to no field is shown with the title `Error` and the server's message (A-NOTE-08). */
function refusal(error: ApiError, title: string, failed: string): Error {
  if (Object.keys(error.fieldErrors).length > 0 || error.code === "PRECONDITION_FAILED" || lostAnswer(error))
    return error;
  return Object.assign(new Error(title), { fieldErrors: { note: error.problem?.message ?? failed } });
}
