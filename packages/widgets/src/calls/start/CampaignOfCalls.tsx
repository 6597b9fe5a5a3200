import type { CampaignSettings } from "@callwright/sdk/contract";
import { useState } from "react";

import { useMessages } from "../../i18n/index.js";
import { useClock } from "../../lib/clock.js";
import { TextField } from "../../ui/text-field/index.js";
import { isCampaignPace } from "../campaignPace.js";
import { callFormMessages } from "./callForm.messages.js";
import { CampaignPlace } from "./CallManyModal.styles.js";
import { useCampaignName } from "./useCampaignName.js";

/** The input of a person about a campaign before it begins. */
export interface CampaignDraft {
  name: string;
  setName: (name: string) => void;
  /** The typed text; empty without a pace. */
  pace: string;
  setPace: (pace: string) => void;
  isWrong: boolean;
  /** Whether the person has changed a name or a pace. */
  isWritten: boolean;
  /** The fields that are sent: the server fills in empty ones. */
  settings: CampaignSettings;
}

/**
 * A campaign of this many calls. Its default name consists of the time and the number of calls. It starts anew each
 * time its dialog opens.
 */
export function useCampaignDraft(count: number, isOpen: boolean): CampaignDraft {
  const nameOf = useCampaignName();
  const clock = useClock();
  const fresh = () => ({
    written: undefined as string | undefined,
    pace: "",
    time: new Date(clock.now()),
  });
  const [{ written, pace, time }, setDraft] = useState(fresh);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) setDraft(fresh());
  }
  const name = written ?? nameOf(time, count);
  const given = pace.trim();
  return {
    name,
    setName: (name) => setDraft((draft) => ({ ...draft, written: name })),
    pace,
    setPace: (pace) => setDraft((draft) => ({ ...draft, pace })),
    isWrong: given !== "" && !isCampaignPace(given),
    isWritten: written !== undefined || given !== "",
    settings: {
      ...(name.trim() !== "" && { name: name.trim() }),
      ...(given !== "" && { callsPerMinute: Number(given) }),
    },
  };
}

/** The name and the pace of calls that are started together. */
export function CampaignOfCalls({ draft }: { draft: CampaignDraft }) {
  const t = useMessages(callFormMessages);
  return (
    <CampaignPlace>
      <TextField label={t.campaignName} value={draft.name} onChange={draft.setName} maxLength={120} />
      <TextField
        label={t.campaignPace}
        description={t.campaignPaceHint}
        errorMessage={draft.isWrong ? t.campaignPaceWrong : undefined}
        value={draft.pace}
        onChange={draft.setPace}
        inputMode="numeric"
        maxLength={3}
        isOptional
      />
    </CampaignPlace>
  );
}
