import { callMessages } from "../../calls/call.messages.js";
import { givenName } from "../../calls/callRow.model.js";
import { type Messages, useMessages } from "../../i18n/index.js";
import { Said, Who } from "./LiveCalls.styles.js";
import type { firstLiveCallsMessages } from "./liveCalls.firstTexts.js";
import type { LiveCallRow } from "./liveCalls.model.js";

interface LastWordsProps {
  t: Messages<typeof firstLiveCallsMessages>;
  row: LiveCallRow;
}

/** The last words in a call, and who said them. */
export function LastWords({ t, row: { words, contact, status, language } }: LastWordsProps) {
  const names = useMessages(callMessages);
  if (!words) return <Who>{status === "RINGING" ? t.ringing : t.listening}</Who>;
  const who = words.role === "ASSISTANT" ? names.assistant : givenName(contact) || names.contact;
  return (
    <Said>
      <Who>{who}</Who>
      <span lang={language} dir="auto" data-growing={!words.isFinal || undefined}>
        {words.isInterrupted ? `${words.content} —` : words.content}
      </span>
    </Said>
  );
}
