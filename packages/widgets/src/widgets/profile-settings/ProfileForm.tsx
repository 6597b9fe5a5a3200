import type { ApiError } from "@callwright/sdk";
import type { CurrentUser } from "@callwright/sdk/contract";

import type { Zod } from "../../forms/zod.js";
import {
  Form,
  FormNotice,
  FormSubmit,
  FormPasswordField,
  FormTextField,
  useForm,
  useFormValue,
  orSaying,
} from "../../forms/index.js";
import type { Messages } from "../../i18n/index.js";
import { Avatar } from "../../ui/avatar/index.js";
import { useUnsavedGuard } from "../../ui/confirm/index.js";
import { useToast } from "../../ui/toast/index.js";
import { Truncate } from "../../ui/truncate/index.js";
import { editedProfile } from "./editedProfile.js";
import type { ProfileSettingsProps } from "./ProfileSettings.js";
import type { profileSettingsMessages } from "./profileSettings.messages.js";
import { Pair, Person, Save } from "./ProfileSettings.styles.js";
import type { ProfileSettingsModel } from "./useProfileSettings.js";

interface ProfileFormProps extends Pick<ProfileSettingsProps, "onSaved"> {
  t: Messages<typeof profileSettingsMessages>;
  profile: CurrentUser;
  save: ProfileSettingsModel["save"];
  readAgain: ProfileSettingsModel["readAgain"];
}

/** The form for a person's name and email (A-PROF-01, A-PROF-02). */
export function ProfileForm({ t, profile, save, readAgain, onSaved }: ProfileFormProps) {
  const toast = useToast();
  const form = useForm((z) => schemaIn(z, t, profile.email), {
    defaultValues: toProfileValues(profile),
    record: editedProfile(profile, readAgain, toProfileValues),
    onSubmit: async ({ currentPassword, ...changes }, basedOn) => {
      const isMoving = isAnother(changes.email, profile.email);
      const body = isMoving ? { ...changes, currentPassword } : changes;
      const saved = await save(body, basedOn).catch(orSaying(t.saveFailed, isRefusal));
      if (isMoving) {
        // The new address must be confirmed first; until then the account keeps the former one.
        form.reset(toProfileValues(saved));
        toast.success(t.confirmationSent({ email: changes.email }));
      } else toast.success(t.saved);
      onSaved?.({ profile: saved });
      return saved;
    },
  });
  const { dialog } = useUnsavedGuard(form.isDirty);
  const isMoving = isAnother(useFormValue(form, "email"), profile.email);
  const fullName = `${profile.name} ${profile.surname}`;
  return (
    <>
      <Person>
        <Avatar name={fullName} size={56} />
        <div>
          <b>
            <Truncate>{fullName}</Truncate>
          </b>
          <Truncate>{profile.email}</Truncate>
        </div>
      </Person>
      <Form form={form}>
        <Pair>
          <FormTextField form={form} name="name" label={t.name} autoComplete="given-name" maxLength={100} />
          <FormTextField form={form} name="surname" label={t.surname} autoComplete="family-name" maxLength={100} />
        </Pair>
        <FormTextField
          form={form}
          name="email"
          type="email"
          label={t.email}
          description={t.emailHint}
          autoComplete="email"
        />
        {isMoving && (
          <FormPasswordField
            form={form}
            name="currentPassword"
            label={t.yourPassword}
            description={t.yourPasswordHint}
            autoComplete="current-password"
            maxLength={200}
          />
        )}
        <FormNotice form={form} />
        <Save>
          <FormSubmit form={form} needsChange>
            {t.save}
          </FormSubmit>
        </Save>
      </Form>
      {dialog}
    </>
  );
}

const toProfileValues = ({ name, surname, email }: CurrentUser) => ({ name, surname, email, currentPassword: "" });

const schemaIn = (z: Zod, t: Messages<typeof profileSettingsMessages>, email: string) =>
  z
    .object({
      name: z.string().check(z.trim(), z.minLength(1, t.nameMissing)),
      surname: z.string().check(z.trim(), z.minLength(1, t.surnameMissing)),
      email: z.string().check(z.trim(), z.minLength(1, t.emailMissing), z.email(t.emailInvalid)),
      currentPassword: z.string(),
    })
    .check(
      z.refine((values) => values.currentPassword !== "" || !isAnother(values.email, email), {
        path: ["currentPassword"],
        error: t.currentMissing,
      }),
    );

/** Whether the email has changed. Like the server, it ignores case. */
const isAnother = (typed: string, email: string) => typed.trim().toLowerCase() !== email.toLowerCase();

/** Whether the server's error has an explanation. If not, the text that the requirements quote is shown (B-PROF-02). */
const isRefusal = ({ problem, status }: ApiError) => problem !== undefined && status < 500;
