import type { Zod } from "../../forms/zod.js";
import * as s from "../../auth/AuthForm.styles.js";
import {
  FieldErrors,
  Form,
  FormCheckbox,
  FormNotice,
  FormSubmit,
  FormPasswordField,
  FormTextField,
  useForm,
} from "../../forms/index.js";
import { type Messages, useMessages } from "../../i18n/index.js";
import { Link } from "../../ui/link/index.js";
import type { LoginProps } from "./Login.js";
import { loginMessages } from "./login.messages.js";
import { useLogin } from "./useLogin.js";

/** The form: the email, the password, the choice to stay signed in, and the button. */
export function LoginForm({
  email = "",
  onSignedIn,
  onUnverified,
  onForgotPassword,
  onJoin,
  messages,
}: Omit<LoginProps, "className">) {
  const t = useMessages(loginMessages, messages);
  const login = useLogin();
  const form = useForm((z) => schemaIn(z, t), {
    defaultValues: { email, password: "", keepSignedIn: false },
    onSubmit: async ({ email, password, keepSignedIn }) => {
      const outcome = await login({ email, password });
      if (outcome.status === "signedIn") return onSignedIn({ session: outcome.session, keepSignedIn });
      if (outcome.status === "refused") throw new FieldErrors({ email: t.refused, password: t.refused });
      if (!onUnverified) throw new FieldErrors({ email: t.unverified });
      return onUnverified({ email });
    },
  });

  return (
    <s.Screen>
      <Form form={form}>
        <s.Heading>{t.title}</s.Heading>
        <s.Lead>{t.lead}</s.Lead>
        <FormTextField form={form} name="email" type="email" label={t.email} autoComplete="username" size="large" />
        <FormPasswordField
          form={form}
          name="password"
          label={t.password}
          autoComplete="current-password"
          size="large"
          labelAside={onForgotPassword && <Link onPress={onForgotPassword}>{t.forgotPassword}</Link>}
        />
        <FormCheckbox form={form} name="keepSignedIn">
          {t.keepSignedIn}
        </FormCheckbox>
        <FormNotice form={form} />
        <FormSubmit form={form} size="large" isFullWidth>
          {t.signIn}
        </FormSubmit>
        {onJoin && (
          <s.Aside>
            {t.newHere} <Link onPress={onJoin}>{t.join}</Link>
          </s.Aside>
        )}
      </Form>
    </s.Screen>
  );
}

const schemaIn = (z: Zod, t: Messages<typeof loginMessages>) =>
  z.object({
    email: z.string().check(z.minLength(1, t.emailMissing), z.email(t.emailInvalid)),
    password: z.string().check(z.minLength(1, t.passwordMissing)),
    keepSignedIn: z.boolean(),
  });
