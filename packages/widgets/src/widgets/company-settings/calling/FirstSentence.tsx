import type { DialPolicy, RecordingChoice } from "@callwright/sdk/contract";
import { useState } from "react";

import { useNames, type Messages } from "../../../i18n/index.js";
import { Select } from "../../../ui/select/index.js";
import type { companySettingsMessages } from "../companySettings.messages.js";
import { Listen } from "./Listen.js";
import { Help } from "../Section.styles.js";

/** Props of {@link FirstSentence}. */
interface FirstSentenceProps {
  t: Messages<typeof companySettingsMessages>;
  companyId: string;
  policy: DialPolicy;
  /** The choice in the form, which may not be saved yet. */
  recording: RecordingChoice;
}

/** The first sentence of calls in a chosen language, with what it says about recording. */
export function FirstSentence({ t, companyId, policy: { disclosures }, recording }: FirstSentenceProps) {
  const formats = useNames();
  const languages = [...new Set(disclosures.map(({ language }) => language))];
  const [chosen, setChosen] = useState<string>();
  const language = languages.find((one) => one === (chosen ?? formats.locale.slice(0, 2))) ?? languages[0];
  const sentence = disclosures.find((one) => one.language === language && one.recording === recording)?.sentence;
  if (language === undefined || sentence === undefined) return null;
  return (
    <div>
      <Select
        label={t.firstSentence}
        description={t.firstSentenceHelp}
        options={languages.map((id) => ({ id, label: formats.language(id) }))}
        value={language}
        onChange={(id) => setChosen(id ?? undefined)}
      />
      <Listen key={`${language} ${recording}`} t={t} companyId={companyId} language={language} recording={recording} />
      <Help lang={language} role="note" aria-label={t.firstSentence}>
        {sentence}
      </Help>
    </div>
  );
}
