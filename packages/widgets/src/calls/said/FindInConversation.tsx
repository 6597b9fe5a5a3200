import type { KeyboardEvent } from "react";

import { useMessages } from "../../i18n/index.js";
import { IconButton } from "../../ui/button/index.js";
import { ChevronDown, ChevronUp } from "../../ui/icon/generated/icons.js";
import { SearchField } from "../../ui/search-field/index.js";
import { transcriptMessages } from "../transcript/transcript.messages.js";
import { Count, Find } from "./said.styles.js";
import type { FindSaid } from "./useFindSaid.js";

/**
 * Searches for words in a conversation: Enter goes to the next turn with a match, Shift+Enter to the previous one,
 * Escape clears the field. The number of matches is announced.
 */
export function FindInConversation({ find }: { find: FindSaid }) {
  const t = useMessages(transcriptMessages);
  const { text, count, place, search, step } = find;
  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    const isAgain = event.target instanceof HTMLInputElement && event.target.value === text && text !== "";
    if (event.key !== "Enter" || event.nativeEvent.isComposing || !isAgain) return;
    event.preventDefault();
    event.stopPropagation();
    step(event.shiftKey ? -1 : 1);
  };
  return (
    <Find role="search" aria-label={t.find} onKeyDownCapture={onKeyDownCapture}>
      <SearchField
        label={t.find}
        placeholder={t.find}
        value={text}
        onSearch={search}
        debounceMs={150}
        hasShortcut={false}
      />
      <Count role="status">
        {text.trim() === "" ? "" : count === 0 ? t.nothingFound : t.foundPlace({ place, count })}
      </Count>
      {count > 1 && (
        <>
          <IconButton size="small" icon={ChevronUp} label={t.previousFound} onPress={() => step(-1)} />
          <IconButton size="small" icon={ChevronDown} label={t.nextFound} onPress={() => step(1)} />
        </>
      )}
    </Find>
  );
}
