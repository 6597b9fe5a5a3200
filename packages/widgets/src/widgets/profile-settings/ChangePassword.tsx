import { useId } from "react";

import type { Zod } from "../../forms/zod.js";
import { newPasswordSchema } from "../../auth/newPassword.schema.js";
import { PasswordNeeds } from "../../auth/PasswordNeeds.js";
import { Form, FormNotice, FormSubmit, FormPasswordField, useForm, useFormValue, orSaying } from "../../forms/index.js";
import type { Messages } from "../../i18n/index.js";
import { useToast } from "../../ui/toast/index.js";
import type { profileSettingsMessages } from "./profileSettings.messages.js";
import { Hint, Save, Section } from "./ProfileSettings.styles.js";
import type { ProfileSettingsModel } from "./useProfileSettings.js";

interface ChangePasswordProps {
  t: Messages<typeof profileSettingsMessages>;
  changePassword: ProfileSettingsModel["changePassword"];
  headingLevel: 2 | 3;
}

/** A form that changes the password. It requires the current one. */
export function ChangePassword({ t, changePassword, headingLevel }: ChangePasswordProps) {
  const titleId = useId();
  const Title = `h${headingLevel}` as const;
  const toast = useToast();
  const form = useForm((z) => schemaIn(z, t), {
    defaultValues: empty,
    onSubmit: async ({ currentPassword, newPassword }) => {
      await changePassword({ currentPassword, newPassword }).catch(orSaying(t.passwordFailed));
      toast.success(t.passwordChanged);
      form.reset(empty);
    },
  });
  const password = useFormValue(form, "newPassword");
  const secret = { form, maxLength: 200 } as const;
  return (
    <Section aria-labelledby={titleId}>
      <Title id={titleId}>{t.password}</Title>
      <Hint>{t.passwordHint}</Hint>
      <Form form={form}>
        <FormPasswordField
          {...secret}
          name="currentPassword"
          label={t.currentPassword}
          autoComplete="current-password"
        />
        <FormPasswordField {...secret} name="newPassword" label={t.newPassword} autoComplete="new-password" />
        {password !== "" && <PasswordNeeds password={password} />}
        <FormPasswordField {...secret} name="confirmation" label={t.confirmation} autoComplete="new-password" />
        <FormNotice form={form} />
        <Save>
          <FormSubmit form={form} needsChange>
            {t.changePassword}
          </FormSubmit>
        </Save>
      </Form>
    </Section>
  );
}

const empty = { currentPassword: "", newPassword: "", confirmation: "" };

const schemaIn = (z: Zod, t: Messages<typeof profileSettingsMessages>) =>
  z.intersection(
    z.object({ currentPassword: z.string().check(z.minLength(1, t.currentMissing)) }),
    newPasswordSchema(z, t),
  );
