import type { ApiError } from "@callwright/sdk";
import { useMemo, type ReactNode } from "react";
import * as z from "zod/mini";

import {
  Form,
  FormNotice,
  FormSubmit,
  FormTextArea,
  FormTextField,
  useForm,
  useTellDirty,
} from "../../../../forms/index.js";
import type { Messages } from "../../../../i18n/index.js";
import type { callCenterMessages } from "../../callCenter.messages.js";
import { Actions } from "../ItemDrawer.styles.js";
import type { NoteDraft } from "../useNotes.js";
import { Stack } from "./Notes.styles.js";

/** Props of {@link NoteForm}. */
export interface NoteFormProps {
  t: Messages<typeof callCenterMessages>;
  initial: NoteDraft;
  submitLabel: string;
  /** Before the submit button. */
  cancel?: ReactNode;
  autoFocus?: boolean;
  onDirtyChange: (isDirty: boolean) => void;
  /** May reject with an ApiError. */
  onSubmit: (draft: NoteDraft) => Promise<void> | void;
}

/** Title and text of a note (A-NOTE-01, A-NOTE-06, A-NOTE-07). Once sent, it is ready for the next one. */
export function NoteForm({ t, initial, submitLabel, cancel, autoFocus, onDirtyChange, onSubmit }: NoteFormProps) {
  const schema = useMemo(() => noteSchema(t), [t]);
  const form = useForm(schema, {
    defaultValues: initial,
    onSubmit: async (draft) => {
      try {
        await onSubmit(draft);
      } catch (error) {
        throw refusal(error as ApiError, t);
      }
      form.reset(initial);
    },
  });
  useTellDirty(form.isDirty, onDirtyChange);
  return (
    <Form form={form}>
      <Stack>
        <FormTextField form={form} name="title" label={t.noteTitle} maxLength={200} autoFocus={autoFocus} />
        <FormTextArea form={form} name="review" label={t.noteReview} maxLength={5000} />
        <FormNotice form={form} />
        <Actions>
          {cancel}
          <FormSubmit form={form} variant="secondary">
            {submitLabel}
          </FormSubmit>
        </Actions>
      </Stack>
    </Form>
  );
}

function noteSchema(t: NoteFormProps["t"]) {
  const said = (missing: string) => z.string().check(z.trim(), z.minLength(1, missing));
  return z.object({ title: said(t.noteTitleRequired), review: said(t.noteReviewRequired) });
}

/** What no field is to blame for is `Error` and the server's message (A-NOTE-08). */
function refusal(error: ApiError, t: NoteFormProps["t"]): Error {
  if (Object.keys(error.fieldErrors).length > 0) return error;
  const fieldErrors = { note: error.problem?.message ?? t.noteCreateFailed };
  return Object.assign(new Error(t.noteError), { fieldErrors });
}
