import { Search, X } from "lucide-react";
import { useRef, useState } from "react";

import { useMessages } from "../../i18n/index.js";
import { useSlashKey } from "../../lib/slashKey.js";
import { useDebounced } from "../../lib/useDebounced.js";
import { useHost } from "../../lib/HostContext.js";
import { IconButton } from "../button/index.js";
import { fieldParts } from "../field/index.js";
import { Icon } from "../icon/index.js";
import { Box, Clear, Input, Key, Lead, Root } from "./SearchField.styles.js";
import { searchFieldMessages } from "./searchField.messages.js";

export interface SearchFieldProps {
  /** What is searched, for assistive technology. */
  label: string;
  /** What was searched for last. When it changes from outside, the field follows. */
  value: string;
  /** Told what to search for, once typing has paused; at once on Enter and on clearing. */
  onSearch: (text: string) => void;
  /** Told what is in the field when Enter is pressed, after it was searched for. */
  onEnter?: (text: string) => void;
  /** @default `Search` */
  placeholder?: string;
  /** @default 300 */
  debounceMs?: number;
  /** Whether `/` jumps here, and says so. @default true */
  hasShortcut?: boolean;
  autoFocus?: boolean;
  className?: string;
}

/**
 * Searches while one types.
 *
 * @example
 * <SearchField label="Search customers" value={text} onSearch={setText} />
 */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onSearch, debounceMs = 300, hasShortcut = true, autoFocus, className } = props;
  const t = useMessages(searchFieldMessages);
  const { shortcuts } = useHost();
  const inputRef = useRef<HTMLInputElement>(null);
  useSlashKey(inputRef, !hasShortcut);
  const { text, change, search } = useDraft(value, onSearch, debounceMs);
  const { root, heading } = fieldParts({ label, isLabelHidden: true, className });
  return (
    <Root
      {...root}
      value={text}
      onChange={change}
      onSubmit={(text) => {
        search(text);
        props.onEnter?.(text);
      }}
      onClear={() => search("")}
      autoFocus={autoFocus}
    >
      {heading}
      <Box>
        <Lead>
          <Icon icon={Search} />
        </Lead>
        <Input ref={inputRef} placeholder={props.placeholder ?? t.placeholder} />
        {text !== "" && (
          <Clear>
            <IconButton label={t.clear} icon={X} size="small" excludeFromTabOrder />
          </Clear>
        )}
        {text === "" && hasShortcut && shortcuts && <Key aria-hidden="true">/</Key>}
      </Box>
    </Root>
  );
}

/** What is in the field, which runs ahead of what is searched for. */
function useDraft(value: string, onSearch: (text: string) => void, debounceMs: number) {
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const searchLater = useDebounced(search, debounceMs);
  const [seen, setSeen] = useState(value);
  // Only a change from outside counts, not an owner that is slow to take over what was sent.
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setSent(value);
      setText(value);
    }
  }
  function search(next: string) {
    if (next === sent) return;
    setSent(next);
    onSearch(next);
  }
  function change(next: string) {
    setText(next);
    searchLater(next);
  }
  return { text, change, search };
}
