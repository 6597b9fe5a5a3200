import { useMemo, useState } from "react";

import * as s from "../../auth/AuthForm.styles.js";
import { PasswordNeeds } from "../../auth/PasswordNeeds.js";
import { Form, FormNotice, FormSubmit, FormTextField, useForm, useFormValue } from "../../forms/index.js";
import { useMessages } from "../../i18n/index.js";
import { Link } from "../../ui/link/index.js";
import { Notice } from "../../ui/notice/index.js";
import { useToast } from "../../ui/toast/index.js";
import type { ResetPasswordProps } from "./ResetPassword.js";
import { resetPasswordMessages } from "./resetPassword.messages.js";
import { resetPasswordSchema } from "./resetPassword.schema.js";
import { useResetPassword } from "./useResetPassword.js";

/** The new password and its confirmation (A-RESET-01). */
export function ResetPasswordForm({ token, onReset, onAskAgain, messages }: Omit<ResetPasswordProps, "className">) {
  const t = useMessages(resetPasswordMessages, messages);
  const toast = useToast();
  const reset = useResetPassword(token);
  const [linkProblem, setLinkProblem] = useState<string>();
  const form = useForm(
    useMemo(() => resetPasswordSchema(t), [t]),
    {
      defaultValues: { newPassword: "", confirmation: "" },
      onSubmit: async ({ newPassword }) => {
        const outcome = await reset(newPassword);
        if (outcome.status === "linkInvalid") return setLinkProblem(outcome.message);
        toast.success(t.changed);
        return onReset();
      },
    },
  );
  const password = useFormValue(form, "newPassword");
  const secret = { form, type: "password", autoComplete: "new-password", size: "large", maxLength: 200 } as const;

  return (
    <s.Screen>
      <Form form={form}>
        <s.Heading>{t.title}</s.Heading>
        <s.Lead>{t.lead}</s.Lead>
        <FormTextField {...secret} name="newPassword" label={t.newPassword} />
        <PasswordNeeds password={password} />
        <FormTextField {...secret} name="confirmation" label={t.confirmation} />
        <FormNotice form={form} />
        {linkProblem !== undefined && (
          <Notice title={linkProblem}>{onAskAgain ? <Link onPress={onAskAgain}>{t.askAgain}</Link> : ""}</Notice>
        )}
        <FormSubmit form={form} size="large" isFullWidth>
          {t.save}
        </FormSubmit>
      </Form>
    </s.Screen>
  );
}
