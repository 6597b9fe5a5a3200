import type { Language, RecordingChoice } from "@callwright/sdk/contract";

import type { Messages } from "../../../i18n/index.js";
import { Button } from "../../../ui/button/index.js";
import { Play } from "../../../ui/icon/generated/icons.js";
import type { companySettingsMessages } from "../companySettings.messages.js";
import { useDisclosureSound } from "./useDisclosureSound.js";

/** Props of {@link Listen}. */
interface ListenProps {
  t: Messages<typeof companySettingsMessages>;
  companyId: string;
  language: Language;
  recording: RecordingChoice;
}

/** Plays the first sentence of calls. */
export function Listen({ t, ...spoken }: ListenProps) {
  const { sound, isLoading, load } = useDisclosureSound(spoken, t);
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- the sentence is shown as text below it
  if (sound !== undefined) return <audio src={sound} controls autoPlay aria-label={t.firstSentence} />;
  return (
    <Button size="small" icon={Play} needs="getDisclosureSound" isBusy={isLoading} onPress={() => void load()}>
      {t.listen}
    </Button>
  );
}
