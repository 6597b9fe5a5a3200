import type { ApiError } from "@callwright/sdk";
import { useRef, useState } from "react";

import { Form, FormNotice, FormSubmit, FormPasswordField, useForm, useFormValue } from "../forms/index.js";
import { Link } from "../ui/link/index.js";
import { Notice } from "../ui/notice/index.js";
import * as s from "./AuthForm.styles.js";
import { newPasswordSchema, type NewPasswordWords } from "./newPassword.schema.js";
import { PasswordNeeds } from "./PasswordNeeds.js";

interface NewPasswordFormProps {
  t: NewPasswordWords & {
    title: string;
    lead: string;
    newPassword: string;
    confirmation: string;
    save: string;
    /** The answer to an earlier attempt was lost, and the link has been used since. */
    perhapsSet: string;
  };
  /** Rejects with what the server says. */
  setPassword: (newPassword: string) => Promise<void>;
  /** Where to go when the link of the mail is good for nothing any more. */
  wayOut: { label: string; onPress: (() => void) | undefined };
}

/** The new password and its confirmation, for whoever followed the link of a mail (A-RESET-01). */
export function NewPasswordForm({ t, setPassword, wayOut }: NewPasswordFormProps) {
  const [linkProblem, setLinkProblem] = useState<string>();
  const isAnswerLost = useRef(false);
  const form = useForm((z) => newPasswordSchema(z, t), {
    defaultValues: { newPassword: "", confirmation: "" },
    onSubmit: ({ newPassword }) =>
      setPassword(newPassword).catch((failure: ApiError) => {
        // A link that was cut off by a mail program is no link either.
        const isOfLink = failure.code === "LINK_INVALID" || failure.fieldErrors?.token !== undefined;
        if (isOfLink) return setLinkProblem(isAnswerLost.current ? t.perhapsSet : failure.message);
        isAnswerLost.current ||= failure.problem === undefined || failure.status >= 500;
        throw failure;
      }),
  });
  const password = useFormValue(form, "newPassword");
  const secret = { form, autoComplete: "new-password", size: "large", maxLength: 200 } as const;

  return (
    <s.Screen>
      <Form form={form}>
        <s.Heading>{t.title}</s.Heading>
        <s.Lead>{t.lead}</s.Lead>
        <FormPasswordField {...secret} name="newPassword" label={t.newPassword} />
        <PasswordNeeds password={password} />
        <FormPasswordField {...secret} name="confirmation" label={t.confirmation} />
        <FormNotice form={form} />
        {linkProblem !== undefined && (
          <Notice title={linkProblem}>
            {wayOut.onPress ? <Link onPress={wayOut.onPress}>{wayOut.label}</Link> : ""}
          </Notice>
        )}
        <FormSubmit form={form} size="large" isFullWidth>
          {t.save}
        </FormSubmit>
      </Form>
    </s.Screen>
  );
}
