import { useMemo, useRef } from "react";
import { Button } from "react-aria-components/Button";
import { Select, SelectValue } from "react-aria-components/Select";

import { useNames } from "../../i18n/index.js";
import { AriaLocale } from "../aria/index.js";
import { otherCountryNames } from "../../lib/otherCountryNames.js";
import { ChevronDown } from "../icon/generated/icons.js";
import { Icon } from "../icon/index.js";
import { matching, OptionList, useListSearch, WakeUp, type Option, type WokenBy } from "../option-list/index.js";
import { FloatingPanel } from "../popover/index.js";
import type { CountryCodeProps } from "./CountryCode.js";
import type { DialledCountry } from "./phoneNumbers.js";
import { CountryButton } from "./PhoneField.styles.js";

/** The live `CountryCode`: react-aria's select with its popover and list. */
export function LiveCountryCode({
  label,
  countries,
  iso2,
  onChange,
  onChosen,
  isDisabled,
  wokenBy,
}: CountryCodeProps & { wokenBy: WokenBy | undefined }) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const list = useListSearch({});
  const hasChosen = useRef(false);
  /** The list returns the focus to its button; after a choice, it moves on. */
  const goOn = () => {
    if (hasChosen.current) onChosen();
    hasChosen.current = false;
  };
  const options = useOptions(countries);
  const detail = options.find(({ id }) => id === iso2)?.detail;
  return (
    <AriaLocale>
      <Select
        aria-label={label}
        isDisabled={isDisabled}
        value={iso2}
        onChange={(id) => {
          hasChosen.current = true;
          onChange(String(id));
        }}
        allowsEmptyCollection
        onOpenChange={(next) => {
          list.onOpenChange(next);
          if (next) hasChosen.current = false;
        }}
      >
        <WakeUp wokenBy={wokenBy} triggerRef={triggerRef} />
        <CountryButton as={Button} ref={triggerRef} onFocus={goOn}>
          {/* Part of the button's name, so that the code on it is read out too. */}
          <SelectValue>{() => (detail ? `${iso2} ${detail}` : iso2)}</SelectValue>
          <Icon icon={ChevronDown} size={14} />
        </CountryButton>
        <FloatingPanel>
          <OptionList
            // Not rendered while closed: there are 245 of them.
            options={list.isThere ? matching(options, list.text) : []}
            isMultiple={false}
            search={{ text: list.text, onChange: list.type }}
            onLeft={list.onLeft}
          />
        </FloatingPanel>
      </Select>
    </AriaLocale>
  );
}

function useOptions(countries: readonly DialledCountry[]): Option[] {
  const formats = useNames();
  return useMemo(
    () =>
      countries
        .map(({ iso2, callingCode }) => ({
          id: iso2,
          code: iso2,
          label: formats.country(iso2),
          detail: `+${callingCode}`,
          otherNames: otherCountryNames(iso2),
        }))
        .toSorted((a, b) => a.label.localeCompare(b.label, formats.locale)),
    [countries, formats],
  );
}
