import { useEffect, useRef, useState } from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";

import { useMessages } from "../../i18n/index.js";
import { Check, Plus, Search as SearchIcon } from "../icon/generated/icons.js";
import { Icon } from "../icon/index.js";
import { Skeleton } from "../skeleton/index.js";
import type { Option } from "./option.js";
import { optionListMessages } from "./optionList.messages.js";
import { useChoiceOfAnswer } from "./useChoiceOfAnswer.js";
import {
  Box,
  Code,
  Detail,
  Label,
  List,
  More,
  Nothing,
  Panel,
  Row,
  Search,
  SearchBox,
  SearchInput,
  Tick,
  Unseen,
} from "./OptionList.styles.js";

/** The id of the row that creates an option. */
export const createId = "cw-create";

export interface OptionListProps {
  options: readonly Option[];
  /** Shows a box beside each option instead of a check mark behind the chosen one. */
  isMultiple: boolean;
  /** If set, there is a search above the list. */
  search?:
    | {
        text: string;
        onChange: (text: string) => void;
        /**
         * Whether the listed options were found for a different text, because the results for the current text are
         * still loading.
         */
        isPending?: boolean | undefined;
      }
    | undefined;
  /** The name of the option that the last row creates. */
  creates?: string | undefined;
  isLoading?: boolean | undefined;
  /** Called when the end of the list comes into view. Without it, all options are loaded. */
  onLoadMore?: (() => void) | undefined;
  /** Called when it has left the screen, which is later than it was closed. */
  onLeft?: (() => void) | undefined;
}

/** The list in a select's popover: a search if the list is long, the options, and the rows after them. */
export function OptionList(props: OptionListProps) {
  const { search, onLeft } = props;
  useEffect(() => onLeft, [onLeft]);
  const panelRef = useRef<HTMLDivElement>(null);
  const choosing = useChoiceOfAnswer(search?.isPending ?? false, panelRef);
  if (!search) {
    return (
      <Panel>
        <Options {...props} />
      </Panel>
    );
  }
  return (
    <Panel ref={panelRef} {...choosing}>
      <Autocomplete inputValue={search.text} onInputChange={search.onChange}>
        <SearchRow />
        <Options {...props} />
      </Autocomplete>
    </Panel>
  );
}

function SearchRow() {
  const t = useMessages(optionListMessages);
  return (
    <Search aria-label={t.search} autoFocus>
      <SearchBox>
        <Icon icon={SearchIcon} size={14} />
        <SearchInput {...combobox} placeholder={t.search} />
      </SearchBox>
    </Search>
  );
}

/**
 * The search keeps the focus while the arrow keys move through the list; react-aria adds the id of the list, and the
 * current option.
 */
const combobox = { role: "combobox", "aria-expanded": true };

function Options({ options, isMultiple, creates, isLoading = false, onLoadMore }: OptionListProps) {
  const t = useMessages(optionListMessages);
  const [drawn, setDrawn] = useState(step);
  // Rows are expensive; those of a long list are rendered when they are scrolled into view.
  const more = drawn < options.length ? () => setDrawn(drawn + step) : onLoadMore;
  return (
    <List renderEmptyState={() => (isLoading ? <FirstLoad /> : <Nothing>{t.nothing}</Nothing>)}>
      {options.slice(0, drawn).map((option) => (
        <OptionRow key={option.id} option={option} isMultiple={isMultiple} />
      ))}
      {creates !== undefined && (
        <Row id={createId} textValue={creates} data-kind="create">
          <Icon icon={Plus} />
          <Label>{t.create({ name: creates })}</Label>
        </Row>
      )}
      {options.length > 0 && more && (
        <More isLoading={isLoading && more === onLoadMore} onLoadMore={more}>
          <Skeleton />
          <Unseen>{t.loading}</Unseen>
        </More>
      )}
    </List>
  );
}

const step = 40;

function OptionRow({
  option: { id, label, detail, code, isDisabled },
  isMultiple,
}: {
  option: Option;
  isMultiple: boolean;
}) {
  return (
    <Row id={id} textValue={label} isDisabled={isDisabled}>
      {({ isSelected }) => (
        <>
          {isMultiple && (
            <Box aria-hidden="true">
              <svg viewBox="0 0 12 12">
                <path d="m2.6 6.2 2.3 2.3 4.5-5" />
              </svg>
            </Box>
          )}
          {code !== undefined && <Code>{code}</Code>}
          <Label>{label}</Label>
          {detail !== undefined && <Detail>{detail}</Detail>}
          {!isMultiple && isSelected && (
            <Tick>
              <Icon icon={Check} size={14} />
            </Tick>
          )}
        </>
      )}
    </Row>
  );
}

function FirstLoad() {
  const t = useMessages(optionListMessages);
  return (
    <Nothing>
      <Skeleton size={72} />
      <Unseen>{t.loading}</Unseen>
    </Nothing>
  );
}
