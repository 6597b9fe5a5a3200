import { useRef, useState, type KeyboardEvent } from "react";

import { useMessages } from "../../i18n/index.js";
import { useSlashKey } from "../../lib/slashKey.js";
import { useDebounced } from "../../lib/useDebounced.js";
import { useHost } from "../../lib/HostContext.js";
import { IconButton } from "../button/index.js";
import { Search, X } from "../icon/generated/icons.js";
import { Icon } from "../icon/index.js";
import { Box, Clear, Input, Key, Lead, Root } from "./SearchField.styles.js";
import { searchFieldMessages } from "./searchField.messages.js";

export interface SearchFieldProps {
  /** The accessible name. */
  label: string;
  /** The current search text. When it changes, the field is updated. */
  value: string;
  /** Called with the text to search for when typing pauses, and immediately on Enter and on clearing. */
  onSearch: (text: string) => void;
  /** Called with the field's text when Enter is pressed, after `onSearch`. */
  onEnter?: (text: string) => void;
  /** @default `Search` */
  placeholder?: string;
  /** @default 300 */
  debounceMs?: number;
  /** Whether the key `/` moves the focus to this field, with a hint in the field. @default true */
  hasShortcut?: boolean;
  autoFocus?: boolean;
  className?: string;
}

/**
 * A field that searches while the person types.
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

  const clear = () => {
    change("");
    search("");
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault(); // a search inside a form does not send it
      search(text);
      props.onEnter?.(text);
    } else if (event.key === "Escape" && text !== "") {
      event.preventDefault();
      event.stopPropagation(); // Escape empties the field, and only then closes what is around it
      clear();
    }
  };
  return (
    <Root className={className}>
      <Box>
        <Lead>
          <Icon icon={Search} />
        </Lead>
        <Input
          ref={inputRef}
          type="search"
          aria-label={label}
          value={text}
          placeholder={props.placeholder ?? t.placeholder}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller knows why somebody came
          autoFocus={autoFocus}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {text !== "" && (
          <Clear>
            <IconButton
              label={t.clear}
              icon={X}
              size="small"
              excludeFromTabOrder
              preventFocusOnPress
              onPress={() => {
                clear();
                inputRef.current?.focus();
              }}
            />
          </Clear>
        )}
        {text === "" && hasShortcut && shortcuts && <Key aria-hidden="true">/</Key>}
      </Box>
    </Root>
  );
}

/** The text of the field, which is ahead of the text that is searched for. */
function useDraft(value: string, onSearch: (text: string) => void, debounceMs: number) {
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const searchLater = useDebounced(search, debounceMs);
  const [seen, setSeen] = useState(value);
  // Only a change from outside counts, not an owner that applies the sent text late.
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
