import type { Language, TestCall } from "@callwright/sdk/contract";

import { isUnderWay } from "../../../calls/callRow.model.js";
import { useLanguageOptions } from "../../../calls/useLanguageOptions.js";
import { Actions, Pair } from "../../../companies/Companies.styles.js";
import {
  Form,
  FormNotice,
  FormPhoneField,
  FormSelect,
  FormSubmit,
  phoneNumber,
  useForm,
} from "../../../forms/index.js";
import type { Zod } from "../../../forms/zod.js";
import { useNumbers, type Messages } from "../../../i18n/index.js";
import { Phone } from "../../../ui/icon/generated/icons.js";
import type { companySettingsMessages } from "../companySettings.messages.js";
import { firstLanguage } from "./testCall.model.js";

type Texts = Messages<typeof companySettingsMessages>;

/** Props of {@link TestCallForm}. */
export interface TestCallFormProps {
  t: Texts;
  /** The country of a number that is entered without a country code. */
  country: string;
  /** The last test call. Its number and language are the initial values of the form. */
  last: TestCall | null;
  /** Rejects with the reason if there is no call. */
  onCall: (wish: { phoneNumber: string; language: Language }) => Promise<void>;
}

/** The form that asks which phone to call, and in which language. */
export function TestCallForm({ t, country, last, onCall }: TestCallFormProps) {
  const { locale } = useNumbers();
  const languages = useLanguageOptions();
  const form = useForm((z) => schemaIn(z, t), {
    defaultValues: { phoneNumber: last?.phoneNumber ?? "", language: firstLanguage(last, locale) },
    onSubmit: ({ phoneNumber, language }) => onCall({ phoneNumber, language: language as Language }),
  });
  return (
    <Form form={form}>
      <Pair>
        <FormPhoneField form={form} name="phoneNumber" label={t.testNumber} defaultCountry={country} />
        <FormSelect form={form} name="language" label={t.testLanguage} options={languages} />
      </Pair>
      <FormNotice form={form} />
      <Actions>
        <FormSubmit
          form={form}
          needs="startTestCall"
          icon={Phone}
          disabledReason={last && isUnderWay(last) ? t.testUnderWay : undefined}
        >
          {t.callMe}
        </FormSubmit>
      </Actions>
    </Form>
  );
}

const schemaIn = (z: Zod, t: Texts) =>
  z.object({
    phoneNumber: phoneNumber(z, { invalid: t.testNumberInvalid, missing: t.testNumberMissing }),
    language: z.string(),
  });
