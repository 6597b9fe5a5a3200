import { useRef } from "react";
import { Label } from "react-aria-components/Label";
import { Button } from "react-aria-components/Button";
import { Select, SelectValue, type Key } from "react-aria-components/Select";

import { useNumbers, useMessages } from "../../i18n/index.js";
import { AriaLocale } from "../aria/index.js";
import { ChevronDown } from "../icon/generated/icons.js";
import { Icon } from "../icon/index.js";
import { OptionList, WakeUp, type WokenBy } from "../option-list/index.js";
import { FloatingPanel } from "../popover/index.js";
import type { PageSizeProps } from "./PageSize.js";
import { paginationMessages } from "./pagination.messages.js";
import { PerPage, PerPageButton } from "./Pagination.styles.js";

/** The live `PageSize`: react-aria's select with its popover and list. */
export function LivePageSize({
  perPage,
  options,
  onChange,
  wokenBy,
}: PageSizeProps & { wokenBy: WokenBy | undefined }) {
  const t = useMessages(paginationMessages);
  const formats = useNumbers();
  const triggerRef = useRef<HTMLButtonElement>(null);
  return (
    <AriaLocale>
      <PerPage
        as={Select}
        allowsEmptyCollection // it is opened before its options were counted
        value={String(perPage)}
        onChange={(key: Key | readonly Key[] | null) => onChange(Number(key))}
      >
        <WakeUp wokenBy={wokenBy} triggerRef={triggerRef} />
        <Label>{t.rowsPerPage}</Label>
        <PerPageButton as={Button} ref={triggerRef}>
          <SelectValue>{() => formats.number(perPage)}</SelectValue>
          <Icon icon={ChevronDown} size={14} />
        </PerPageButton>
        <FloatingPanel>
          <OptionList
            isMultiple={false}
            options={options.map((size) => ({ id: String(size), label: formats.number(size) }))}
          />
        </FloatingPanel>
      </PerPage>
    </AriaLocale>
  );
}
