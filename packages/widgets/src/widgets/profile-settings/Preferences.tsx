import type { CurrentUser } from "@callwright/sdk/contract";
import { useId, useMemo } from "react";

import type { Zod } from "../../forms/zod.js";
import { Form, FormNotice, FormSelect, FormSubmit, useForm, orSaying } from "../../forms/index.js";
import { type Messages, useNames } from "../../i18n/index.js";
import { useClock } from "../../lib/clock.js";
import { useUnsavedGuard } from "../../ui/confirm/index.js";
import { useToast } from "../../ui/toast/index.js";
import { editedProfile } from "./editedProfile.js";
import type { profileSettingsMessages } from "./profileSettings.messages.js";
import { exampleTime, languages, zoneLabel, zoneOptions } from "./profileSettings.model.js";
import { Save, Section } from "./ProfileSettings.styles.js";
import type { ProfileSettingsProps } from "./ProfileSettings.js";
import type { ProfileSettingsModel } from "./useProfileSettings.js";

interface PreferencesProps extends Pick<ProfileSettingsProps, "onSaved"> {
  t: Messages<typeof profileSettingsMessages>;
  profile: CurrentUser;
  save: ProfileSettingsModel["save"];
  readAgain: ProfileSettingsModel["readAgain"];
  headingLevel: 2 | 3;
}

/** The language of the app and the display of times, which apply to the person on every device. */
export function Preferences({ t, profile, save, readAgain, onSaved, headingLevel }: PreferencesProps) {
  const titleId = useId();
  const Title = `h${headingLevel}` as const;
  const toast = useToast();
  const formats = useNames();
  const clock = useClock();
  const form = useForm(schema, {
    defaultValues: toChoice(profile),
    record: editedProfile(profile, readAgain, toChoice),
    onSubmit: async (choice, basedOn) => {
      const saved = await save(choice, basedOn).catch(orSaying(t.preferencesFailed));
      toast.success(t.preferencesSaved);
      onSaved?.({ profile: saved });
      return saved;
    },
  });
  const { dialog } = useUnsavedGuard(form.isDirty);
  const zones = useMemo(() => zoneOptions(new Date(clock.now()), formats.locale), [clock, formats.locale]);
  return (
    <Section aria-labelledby={titleId}>
      <Title id={titleId}>{t.preferences}</Title>
      <Form form={form}>
        <FormSelect
          form={form}
          name="language"
          label={t.language}
          options={languages}
          emptyLabel={t.asBrowser({ language: formats.language(navigator.language.split("-", 1)[0] ?? "en") })}
        />
        <FormSelect
          form={form}
          name="timeZone"
          label={t.timeZone}
          options={zones}
          emptyLabel={t.asDevice({ zone: zoneLabel(deviceZone()) })}
        />
        <FormSelect
          form={form}
          name="hourCycle"
          label={t.clock}
          options={[
            { id: "h12", label: t.hours12({ time: exampleTime(formats.locale, "h12") }) },
            { id: "h23", label: t.hours24({ time: exampleTime(formats.locale, "h23") }) },
          ]}
          emptyLabel={t.asLanguage}
        />
        <FormNotice form={form} />
        <Save>
          <FormSubmit form={form} needsChange>
            {t.savePreferences}
          </FormSubmit>
        </Save>
      </Form>
      {dialog}
    </Section>
  );
}

const toChoice = ({ language, timeZone, hourCycle }: CurrentUser) => ({ language, timeZone, hourCycle });

const schema = (z: Zod) =>
  z.object({
    language: z.nullable(z.enum(["en", "tr"])),
    timeZone: z.nullable(z.string()),
    hourCycle: z.nullable(z.enum(["h12", "h23"])),
  });

const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
