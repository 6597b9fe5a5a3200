import type { CampaignSettings } from "@callwright/sdk/contract";
import { useState } from "react";

import { useFormats, useMessages } from "../../i18n/index.js";
import { useClock } from "../../lib/clock.js";
import { TextField } from "../../ui/text-field/index.js";
import { isCampaignPace } from "../campaignPace.js";
import { callFormMessages } from "./callForm.messages.js";
import { CampaignPlace } from "./CallManyModal.styles.js";

/** What somebody writes about a campaign before it begins. */
export interface CampaignDraft {
  name: string;
  setName: (name: string) => void;
  /** What was typed; empty without a pace. */
  pace: string;
  setPace: (pace: string) => void;
  isWrong: boolean;
  /** What is sent of it: an empty field is left to the server. */
  settings: CampaignSettings;
}

/**
 * A campaign of so many calls, which is called after the time and their number until somebody writes something else. It begins
 * anew each time that its dialog opens.
 */
export function useCampaignDraft(count: number, isOpen: boolean): CampaignDraft {
  const t = useMessages(callFormMessages);
  const formats = useFormats();
  const clock = useClock();
  const fresh = () => ({
    written: undefined as string | undefined,
    pace: "",
    time: formats.date(new Date(clock.now()).toISOString(), "call", clock.timeZone),
  });
  const [{ written, pace, time }, setDraft] = useState(fresh);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) setDraft(fresh());
  }
  const name = written ?? t.campaignDefault({ count, time });
  const given = pace.trim();
  return {
    name,
    setName: (name) => setDraft((draft) => ({ ...draft, written: name })),
    pace,
    setPace: (pace) => setDraft((draft) => ({ ...draft, pace })),
    isWrong: given !== "" && !isCampaignPace(given),
    settings: {
      ...(name.trim() !== "" && { name: name.trim() }),
      ...(given !== "" && { callsPerMinute: Number(given) }),
    },
  };
}

/** What calls that are started together are called, and how fast they go. */
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
