import type { DialPolicy, RecordingChoice, Voicemail } from "@callwright/sdk/contract";
import { useEffect, useState } from "react";

import { type Messages, useAllMessages } from "../../../i18n/index.js";
import { loadPhoneNumbers, PhoneField } from "../../../ui/phone-field/index.js";
import { Select } from "../../../ui/select/index.js";
import { TextArea } from "../../../ui/text-area/index.js";
import type { firstCompanySettingsMessages } from "../companySettings.firstTexts.js";
import { companySettingsMessages } from "../companySettings.messages.js";
import type { CallingDraft, CallingEdits } from "./calling.model.js";
import { FirstSentence } from "./FirstSentence.js";

/** Props of {@link InTheCall}. */
interface InTheCallProps {
  t: Messages<typeof firstCompanySettingsMessages>;
  companyId: string;
  country: string;
  policy: DialPolicy;
  draft: CallingDraft;
  onChange: (edits: CallingEdits) => void;
  /** Why the number that takes over calls, as it is in the form, was refused. */
  transferRefusal: string | undefined;
}

/** The settings for the time after a person or an answering machine has answered: recording, message and transfer. */
export function InTheCall({ t: begun, companyId, country, policy, draft, onChange, transferRefusal }: InTheCallProps) {
  const t = useAllMessages(companySettingsMessages, begun);
  const { recording, voicemail, transferTo } = draft;
  const isWhole = useIsWhole(transferTo ?? "");
  const meaning = { ON: t.recordingOnHelp, ASK: t.recordingAskHelp, OFF: t.recordingOffHelp }[recording];
  return (
    <>
      <Select
        label={t.recording}
        description={meaning}
        options={[
          { id: "ON", label: t.recordingOn },
          { id: "ASK", label: t.recordingAsk },
          { id: "OFF", label: t.recordingOff },
        ]}
        value={recording}
        onChange={(id) => onChange({ recording: id as RecordingChoice })}
      />
      <FirstSentence t={t} companyId={companyId} policy={policy} recording={recording} />
      <Select
        label={t.voicemail}
        options={[
          { id: "HANG_UP", label: t.voicemailHangUp },
          { id: "LEAVE_MESSAGE", label: t.voicemailMessage },
        ]}
        value={voicemail.action}
        onChange={(id) => onChange({ voicemail: { ...voicemail, action: id as Voicemail["action"] } })}
      />
      {voicemail.action === "LEAVE_MESSAGE" && (
        <TextArea
          label={t.message}
          description={t.messageHelp}
          isOptional
          rows={2}
          maxLength={300}
          value={voicemail.message ?? ""}
          onChange={(message) => onChange({ voicemail: { ...voicemail, message: message || null } })}
        />
      )}
      <PhoneField
        label={t.transferTo}
        description={t.transferToHelp}
        errorMessage={transferRefusal !== undefined && !isWhole ? t.transferToIncomplete : transferRefusal}
        isOptional
        defaultCountry={country}
        value={transferTo ?? ""}
        onChange={(number) => onChange({ transferTo: number || null })}
      />
    </>
  );
}

/** Whether a number can be called; true until that is known. */
function useIsWhole(number: string): boolean {
  const [isWhole, setWhole] = useState(true);
  useEffect(() => {
    if (number === "") return;
    loadPhoneNumbers().then(
      ({ isPhoneNumber }) => setWhole(isPhoneNumber(number)),
      () => undefined,
    );
  }, [number]);
  return isWhole;
}
