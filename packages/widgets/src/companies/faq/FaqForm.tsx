import type { ReadState } from "@callwright/sdk";

import type { Zod } from "../../forms/zod.js";
import {
  type EditedRecord,
  Form,
  FormNotice,
  FormSubmit,
  FormTextArea,
  FormTextField,
  useForm,
  useTellDirty,
} from "../../forms/index.js";
import type { Messages } from "../../i18n/index.js";
import { Button } from "../../ui/button/index.js";
import { Actions } from "../Companies.styles.js";
import type { faqMessages } from "./faq.messages.js";
import type { Faq } from "./useFaqs.js";

/** Props of {@link FaqForm}. */
export interface FaqFormProps {
  t: Messages<typeof faqMessages>;
  /** Left out for a new one. */
  faq?: Faq;
  onCancel: () => void;
  onSave: (entry: FaqValues, basedOn: ReadState | undefined) => Promise<unknown>;
  /** Reads the one of the list again. */
  onReadAgain: (faqId: string) => ReturnType<EditedRecord<FaqValues>["readAgain"]>;
  onDirtyChange: (isDirty: boolean) => void;
}

type FaqValues = Pick<Faq, "question" | "answer">;

/** A question and its answer as they are written: a new one, or one of the list in its place. */
export function FaqForm({ t, faq, onCancel, onSave, onReadAgain, onDirtyChange }: FaqFormProps) {
  const form = useForm((z) => faqSchema(z, t), {
    defaultValues: { question: faq?.question ?? "", answer: faq?.answer ?? "" },
    record: faq && { updatedAt: faq.updatedAt, readAgain: () => onReadAgain(faq.id) },
    onSubmit: onSave,
  });
  useTellDirty(form.isDirty, onDirtyChange);
  return (
    <Form form={form}>
      <FormTextField form={form} name="question" label={t.question} maxLength={500} autoFocus />
      <FormTextArea form={form} name="answer" label={t.answer} maxLength={5_000} />
      <FormNotice form={form} />
      <Actions>
        <Button onPress={onCancel}>{t.cancel}</Button>
        <FormSubmit form={form}>{faq ? t.save : t.create}</FormSubmit>
      </Actions>
    </Form>
  );
}

/** What an entry needs (B-FAQ-04, B-FAQ-05). */
const faqSchema = (z: Zod, t: Messages<typeof faqMessages>) =>
  z.object({
    question: z.string().check(z.trim(), z.minLength(1, t.questionMissing)),
    answer: z.string().check(z.trim(), z.minLength(1, t.answerMissing)),
  });
