import type { ApiError } from "@callwright/sdk";
import { Heading } from "react-aria-components/Dialog";

import type { Zod } from "../../forms/zod.js";
import { Form, FormNotice, FormPhoneField, FormSubmit, phoneNumber, useForm, orSaying } from "../../forms/index.js";
import type { Messages } from "../../i18n/index.js";
import { Button } from "../../ui/button/index.js";
import { Phone } from "../../ui/icon/generated/icons.js";
import { WidgetRoot } from "../../ui/widget-root/index.js";
import { VoiceStrip } from "./VoiceStrip.js";
import { Art, Body, Footer } from "./Welcome.styles.js";
import { welcomeMessages } from "./welcome.messages.js";

/** Props of {@link WelcomeCard}. */
export interface WelcomeCardProps {
  t: Messages<typeof welcomeMessages>;
  isSkipping: boolean;
  /** The country of a number that is typed without a country code. */
  country: string | undefined;
  onSkip: () => void;
  /** Starts the call. Rejects with an ApiError if there is no call. */
  onCall: (phoneNumber: string) => Promise<void>;
  className?: string | undefined;
}

/** The content of the dialog: the waveform, one sentence, the field for the phone number and two buttons. */
export function WelcomeCard({ t, isSkipping, country, onSkip, onCall, className }: WelcomeCardProps) {
  const form = useForm((z) => schemaIn(z, t), {
    defaultValues: { phoneNumber: "" },
    onSubmit: ({ phoneNumber }) => onCall(phoneNumber).catch(orSaying(t.callFailed, isRefusal)),
  });
  return (
    <WidgetRoot name="welcome" texts={welcomeMessages} className={className}>
      <Art>
        <VoiceStrip />
      </Art>
      <Body>
        <Heading slot="title">{t.title}</Heading>
        <p>{t.lead}</p>
        <Form form={form}>
          <FormPhoneField
            form={form}
            name="phoneNumber"
            label={t.phoneNumber}
            size="large"
            defaultCountry={country}
            autoFocus
          />
          <FormNotice form={form} />
        </Form>
      </Body>
      <Footer>
        <Button variant="ghost" size="large" isBusy={isSkipping} isDisabled={form.isSubmitting} onPress={onSkip}>
          {t.skip}
        </Button>
        <FormSubmit form={form} icon={Phone} size="large">
          {t.call}
        </FormSubmit>
      </Footer>
    </WidgetRoot>
  );
}

const schemaIn = (z: Zod, t: Messages<typeof welcomeMessages>) =>
  z.object({ phoneNumber: phoneNumber(z, { invalid: t.phoneInvalid, missing: t.phoneMissing }) });

/** Whether the server's error has an explanation. If not, a general text is shown (A-WELC-07). */
const isRefusal = ({ problem, status }: ApiError) => problem !== undefined && status < 500;
