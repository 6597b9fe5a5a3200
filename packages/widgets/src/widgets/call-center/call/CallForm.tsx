import type { Language } from "@callwright/sdk/contract";
import { CalendarClock, Phone } from "lucide-react";
import { useMemo, useState } from "react";

import { callLanguages } from "../../../calls/callLanguages.js";
import { LocalTime, LocalTimeLine } from "../../../calls/local-time/LocalTime.js";
import { useFormats, type Messages } from "../../../i18n/index.js";
import { Avatar } from "../../../ui/avatar/index.js";
import { Button } from "../../../ui/button/index.js";
import { PhoneNumber, usePhoneText } from "../../../ui/phone-number/index.js";
import { Select } from "../../../ui/select/index.js";
import { Truncate } from "../../../ui/truncate/index.js";
import type { callCenterMessages } from "../callCenter.messages.js";
import { callObstacle, dialObstacle } from "../callCenter.model.js";
import type { CallCenterRow } from "../CallCenter.types.js";
import { BesideName, Choice, Detail, Form, From, Name, Names, Person, TimeLine } from "./CallForm.styles.js";
import { lockRing } from "./LockRing.js";

/** Props of {@link CallForm}. */
export interface CallFormProps {
  t: Messages<typeof callCenterMessages>;
  row: CallCenterRow;
  /** `performance.now()` of the last Call Now of this item; undefined once its five seconds are over. */
  lockedSince: number | undefined;
  /** The number that calls of the seller come from unless the item has its own; undefined while it is not known. */
  defaultNumber: string | undefined;
  onCallNow: (language: Language) => void;
  onCallLater: (language: Language) => void;
}

/** Whom a call goes to, what time it is there, in which language, and now or later (A-CC-03). */
export function CallForm({ t, row, lockedSince, defaultNumber, onCallNow, onCallLater }: CallFormProps) {
  const [language, setLanguage] = useState<Language>(row.language);
  const languages = useLanguageOptions();
  const phone = usePhoneText();
  const ring = useMemo(() => (lockedSince === undefined ? undefined : lockRing(lockedSince)), [lockedSince]);
  const obstacle = callObstacle(row) ?? dialObstacle(row);
  const reason = obstacle && t[obstacle];
  const from = row.fromNumber ?? defaultNumber;
  return (
    <Form>
      <Person>
        {row.contact !== undefined && <Avatar name={row.contact} />}
        <Names>
          <Name>
            <Truncate>{row.contact ?? t.noContact}</Truncate>
          </Name>
          {row.phoneNumber !== undefined && (
            <Detail>
              <PhoneNumber number={row.phoneNumber} />
            </Detail>
          )}
        </Names>
        <BesideName>
          <LocalTime timeZone={row.timeZone} />
        </BesideName>
      </Person>
      <TimeLine>
        <LocalTimeLine timeZone={row.timeZone} place={row.city} />
      </TimeLine>
      <Select
        label={t.callLanguage}
        options={languages}
        value={language}
        onChange={(code) => setLanguage((code ?? row.language) as Language)}
      />
      <Choice>
        <Button
          variant="primary"
          data-action="call-now"
          icon={ring ?? Phone}
          disabledReason={reason ?? (ring && t.justCalled)}
          onPress={() => onCallNow(language)}
        >
          {t.callNow}
        </Button>
        <Button icon={CalendarClock} disabledReason={reason} onPress={() => onCallLater(language)}>
          {t.callLater}
        </Button>
      </Choice>
      <From>{from === undefined ? t.fromDefault : t.from({ number: phone(from) })}</From>
    </Form>
  );
}

/** The languages a call can be held in, by their names in the reader's language (A-LANG-01). */
export function useLanguageOptions() {
  const formats = useFormats();
  return useMemo(() => callLanguages.map((code) => ({ id: code, label: formats.language(code), code })), [formats]);
}
