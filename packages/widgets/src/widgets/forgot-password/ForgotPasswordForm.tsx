import type { Zod } from "../../forms/zod.js";
import * as s from "../../auth/AuthForm.styles.js";
import { Form, FormNotice, FormSubmit, FormTextField, useForm } from "../../forms/index.js";
import type { Messages } from "../../i18n/index.js";
import { Link } from "../../ui/link/index.js";
import type { forgotPasswordMessages } from "./forgotPassword.messages.js";

interface ForgotPasswordFormProps {
  t: Messages<typeof forgotPasswordMessages>;
  /** Sends the link. If it throws, the form shows the error. */
  onSend: (email: string) => Promise<void>;
  onSignIn?: (() => void) | undefined;
}

/** The form that requests the link, with a field for the email (A-RESET-02). */
export function ForgotPasswordForm({ t, onSend, onSignIn }: ForgotPasswordFormProps) {
  const form = useForm((z) => schemaIn(z, t), { defaultValues: { email: "" }, onSubmit: ({ email }) => onSend(email) });
  return (
    <s.Screen>
      <Form form={form}>
        <s.Heading>{t.title}</s.Heading>
        <s.Lead>{t.lead}</s.Lead>
        <FormTextField form={form} name="email" type="email" label={t.email} autoComplete="username" size="large" />
        <FormNotice form={form} />
        <FormSubmit form={form} size="large" isFullWidth>
          {t.send}
        </FormSubmit>
        {onSignIn && (
          <s.Aside>
            {t.remembered} <Link onPress={onSignIn}>{t.signIn}</Link>
          </s.Aside>
        )}
      </Form>
    </s.Screen>
  );
}

const schemaIn = (z: Zod, t: Messages<typeof forgotPasswordMessages>) =>
  z.object({
    email: z.string().check(z.trim(), z.minLength(1, { error: t.emailMissing, abort: true }), z.email(t.emailInvalid)),
  });
