import type { Language, RecordingChoice } from "@callwright/sdk/contract";
import { useApi } from "@callwright/sdk/hooks";
import { useEffect, useState } from "react";

import type { Messages } from "../../../i18n/index.js";
import { useToast } from "../../../ui/toast/index.js";
import type { companySettingsMessages } from "../companySettings.messages.js";

/** The sentence to play. */
interface Spoken {
  companyId: string;
  language: Language;
  recording: RecordingChoice;
}

/** Loads the first sentence of calls as sound, when a person wants to hear it. */
export function useDisclosureSound(
  { companyId, language, recording }: Spoken,
  t: Messages<typeof companySettingsMessages>,
) {
  const client = useApi();
  const toast = useToast();
  const [isLoading, setLoading] = useState(false);
  /** The object URL of the sound. */
  const [sound, setSound] = useState<string>();
  useEffect(() => () => (sound === undefined ? undefined : URL.revokeObjectURL(sound)), [sound]);
  const load = async () => {
    setLoading(true);
    try {
      const { blob } = await client.call("getDisclosureSound", {
        path: { id: companyId },
        query: { language, recording },
      });
      setSound(URL.createObjectURL(blob));
    } catch (error) {
      toast.failed(error, t.listenFailed);
    }
    setLoading(false);
  };
  return { sound, isLoading, load };
}
