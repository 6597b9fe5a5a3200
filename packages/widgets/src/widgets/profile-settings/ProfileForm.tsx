import type { ApiError } from "@callwright/sdk";
import type { CurrentUser } from "@callwright/sdk/contract";
import { useMemo } from "react";
import * as z from "zod/mini";

import { Form, FormNotice, FormSubmit, FormTextField, useForm } from "../../forms/index.js";
import type { Messages } from "../../i18n/index.js";
import { Avatar } from "../../ui/avatar/index.js";
import { useToast } from "../../ui/toast/index.js";
import { Truncate } from "../../ui/truncate/index.js";
import type { ProfileSettingsProps } from "./ProfileSettings.js";
import type { profileSettingsMessages } from "./profileSettings.messages.js";
import { Pair, Person, Save } from "./ProfileSettings.styles.js";
import type { ProfileSettingsModel } from "./useProfileSettings.js";

interface ProfileFormProps extends Pick<ProfileSettingsProps, "onSaved"> {
  t: Messages<typeof profileSettingsMessages>;
  profile: CurrentUser;
  save: ProfileSettingsModel["save"];
}

/** Who one is, and how that is changed (A-PROF-01, A-PROF-02). */
export function ProfileForm({ t, profile, save, onSaved }: ProfileFormProps) {
  const toast = useToast();
  const form = useForm(
    useMemo(() => schemaIn(t), [t]),
    {
      defaultValues: { name: profile.name, surname: profile.surname, email: profile.email },
      onSubmit: async (changes) => {
        const saved = await save(changes).catch((error: ApiError) => Promise.reject(inWords(error, t)));
        toast.success(t.saved);
        onSaved?.({ profile: saved });
      },
    },
  );
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
        <FormNotice form={form} />
        <Save>
          <FormSubmit form={form} needsChange>
            {t.save}
          </FormSubmit>
        </Save>
      </Form>
    </>
  );
}

const schemaIn = (t: Messages<typeof profileSettingsMessages>) =>
  z.object({
    name: z.string().check(z.trim(), z.minLength(1, t.nameMissing)),
    surname: z.string().check(z.trim(), z.minLength(1, t.surnameMissing)),
    email: z.string().check(z.trim(), z.minLength(1, t.emailMissing), z.email(t.emailInvalid)),
  });

/** Refusals of fields stay with them; what the server did not explain is said in the documents' words (B-PROF-02). */
function inWords(error: ApiError, t: Messages<typeof profileSettingsMessages>): Error {
  return error.problem && error.status < 500 ? error : new Error(t.saveFailed);
}
