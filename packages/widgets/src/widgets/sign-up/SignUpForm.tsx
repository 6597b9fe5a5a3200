import * as s from "../../auth/AuthForm.styles.js";
import { PasswordNeeds } from "../../auth/PasswordNeeds.js";
import {
  Form,
  FormCheckbox,
  FormNotice,
  FormSubmit,
  FormPasswordField,
  FormTextField,
  useForm,
  useFormValue,
} from "../../forms/index.js";
import { useMessages } from "../../i18n/index.js";
import { Link } from "../../ui/link/index.js";
import type { SignUpProps } from "./SignUp.js";
import { signUpMessages } from "./signUp.messages.js";
import { signUpSchema } from "./signUp.schema.js";
import { useSignUp } from "./useSignUp.js";

/** The form with the name, the email, a password and the acceptance of the terms. */
export function SignUpForm({ onSignedUp, onSignIn, termsHref, messages }: Omit<SignUpProps, "className">) {
  const t = useMessages(signUpMessages, messages);
  const signUp = useSignUp();
  const form = useForm((z) => signUpSchema(z, t), {
    defaultValues: { name: "", surname: "", email: "", password: "", hasAccepted: false },
    // The contract nests the account in `user`, and so do the errors.
    sentAs: { name: "user.name", surname: "user.surname", email: "user.email", password: "user.password" },
    onSubmit: async ({ name, surname, email, password }) => {
      await signUp({ name, surname, email, password });
      onSignedUp({ email });
    },
  });
  const password = useFormValue(form, "password");
  const hasAccepted = useFormValue(form, "hasAccepted");

  return (
    <s.Screen>
      <Form form={form}>
        <s.Heading>{t.title}</s.Heading>
        <s.Lead>{t.lead}</s.Lead>
        <s.Pair>
          <FormTextField
            form={form}
            name="name"
            label={t.name}
            autoComplete="given-name"
            size="large"
            maxLength={100}
          />
          <FormTextField
            form={form}
            name="surname"
            label={t.surname}
            autoComplete="family-name"
            size="large"
            maxLength={100}
          />
        </s.Pair>
        <FormTextField form={form} name="email" type="email" label={t.email} autoComplete="username" size="large" />
        <FormPasswordField
          form={form}
          name="password"
          label={t.password}
          autoComplete="new-password"
          size="large"
          maxLength={200}
        />
        <PasswordNeeds password={password} />
        <s.Line>
          <FormCheckbox form={form} name="hasAccepted">
            {t.acceptTerms}
          </FormCheckbox>
          {termsHref !== undefined && (
            <Link href={termsHref} target="_blank" rel="noopener">
              {t.readTerms}
            </Link>
          )}
        </s.Line>
        <FormNotice form={form} />
        <FormSubmit form={form} size="large" isFullWidth disabledReason={hasAccepted ? undefined : t.termsMissing}>
          {t.signUp}
        </FormSubmit>
        {onSignIn && (
          <s.Aside>
            {t.haveAccount} <Link onPress={onSignIn}>{t.signIn}</Link>
          </s.Aside>
        )}
      </Form>
    </s.Screen>
  );
}
