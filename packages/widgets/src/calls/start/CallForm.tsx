import type { Language } from "@callwright/sdk/contract";
import { useMemo, useState } from "react";

import { useMessages } from "../../i18n/index.js";
import { Avatar } from "../../ui/avatar/index.js";
import { Button } from "../../ui/button/index.js";
import { CalendarClock, Phone } from "../../ui/icon/generated/icons.js";
import { PhoneNumber } from "../../ui/phone-number/index.js";
import { Select } from "../../ui/select/index.js";
import { Truncate } from "../../ui/truncate/index.js";
import { LocalTime } from "../local-time/LocalTime.js";
import { LocalTimeLine } from "../local-time/LocalTimeLine.js";
import { useLanguageOptions } from "../useLanguageOptions.js";
import { CallUnderWayLine } from "./CallUnderWayLine.js";
import { callFormMessages } from "./callForm.messages.js";
import { BesideName, Busy, Choice, Detail, Form, From, Name, Names, Person, TimeLine } from "./CallForm.styles.js";
import type { CallRate } from "./callCost.js";
import { CheckedCall } from "./CheckedCall.js";
import type { CallTarget } from "./callTarget.js";
import { lockRing } from "./LockRing.js";
import { useCallCheck } from "./useCallCheck.js";
import { useCostText } from "./useCostText.js";
import { useFromText } from "./useFromText.js";

/** Props of {@link CallForm}. */
export interface CallFormProps {
  target: CallTarget;
  /** `performance.now()` of the last Call Now of this item; undefined after its five seconds. */
  lockedSince: number | undefined;
  /** The price of a minute; undefined while it is not known. */
  rate: CallRate | undefined;
  onCallNow: (language: Language) => void;
  onCallLater: (language: Language) => void;
  /** Called when a person wants to open the call in progress. If omitted, a text without a link is shown. */
  onOpenCall: ((event: { callId: string }) => void) | undefined;
}

/**
 * The form of a call: the person, the number it is made from, the local time, the maximum cost, the language, and now
 * or later (A-CC-03, R-64). While a call to the person is in progress, this is shown instead of Call Now.
 */
export function CallForm(props: CallFormProps) {
  const { target, lockedSince, rate, onCallNow, onCallLater, onOpenCall } = props;
  const t = useMessages(callFormMessages);
  const [language, setLanguage] = useState<Language>(target.language);
  const languages = useLanguageOptions();
  const { obstacle, underWay } = target;
  const check = useCallCheck(obstacle === undefined ? [target.itemId] : undefined);
  const from = useFromText(check, [target.itemId]);
  const cost = useCostText(rate, 1);
  const ring = useMemo(() => (lockedSince === undefined ? undefined : lockRing(lockedSince)), [lockedSince]);
  const [checked] = check.status === "ready" ? check.check.items : [];
  return (
    <Form>
      <Person>
        {target.contact !== undefined && <Avatar name={target.contact} />}
        <Names>
          <Name>
            <Truncate>{target.contact ?? t.noContact}</Truncate>
          </Name>
          {target.phoneNumber !== undefined && (
            <Detail>
              <PhoneNumber number={target.phoneNumber} />
            </Detail>
          )}
        </Names>
        <BesideName>
          <LocalTime timeZone={target.timeZone} />
        </BesideName>
      </Person>
      <TimeLine>
        <LocalTimeLine timeZone={target.timeZone} place={target.place} />
      </TimeLine>
      {underWay && (
        <Busy>
          <CallUnderWayLine call={underWay} />
          {onOpenCall && (
            <Button size="small" onPress={() => onOpenCall({ callId: underWay.id })}>
              {t.openCall}
            </Button>
          )}
        </Busy>
      )}
      <Select
        label={t.language}
        options={languages}
        value={language}
        onChange={(code) => setLanguage((code ?? target.language) as Language)}
      />
      <Choice data-single={underWay ? "" : undefined}>
        {!underWay && (
          <Button
            variant="primary"
            data-action="call-now"
            icon={ring ?? Phone}
            disabledReason={obstacle ?? (ring && t.justCalled)}
            onPress={() => onCallNow(language)}
          >
            {t.callNow}
          </Button>
        )}
        <Button icon={CalendarClock} disabledReason={obstacle} onPress={() => onCallLater(language)}>
          {t.callLater}
        </Button>
      </Choice>
      {checked && !underWay && <CheckedCall checked={checked} timeZone={target.timeZone} />}
      <From>
        <span>{from}</span>
        <span>{cost}</span>
      </From>
    </Form>
  );
}
