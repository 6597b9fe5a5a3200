import { ChevronDown } from "lucide-react";
import { useMemo, useState } from "react";
import { useFilter } from "react-aria-components/Autocomplete";
import { Select, SelectValue } from "react-aria-components/Select";

import { useFormats } from "../../i18n/index.js";
import { Icon } from "../icon/index.js";
import { matching, OptionList, type Option } from "../option-list/index.js";
import { FloatingPanel } from "../popover/index.js";
import type { DialledCountry } from "./phoneNumbers.js";
import { CountryButton } from "./PhoneField.styles.js";

interface CountryCodeProps {
  label: string;
  countries: readonly DialledCountry[];
  iso2: string;
  onChange: (iso2: string) => void;
  isDisabled?: boolean | undefined;
}

/** The country in front of a number. */
export function CountryCode({ label, countries, iso2, onChange, isDisabled }: CountryCodeProps) {
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const { contains } = useFilter({ sensitivity: "base" });
  const options = useOptions(countries);
  const detail = options.find(({ id }) => id === iso2)?.detail;
  return (
    <Select
      aria-label={label}
      isDisabled={isDisabled}
      value={iso2}
      onChange={(id) => onChange(String(id))}
      allowsEmptyCollection
      onOpenChange={(next) => {
        setOpen(next);
        setText("");
      }}
    >
      <CountryButton>
        {/* Part of the button's name, so that the code on it is read out too. */}
        <SelectValue>{() => (detail ? `${iso2} ${detail}` : iso2)}</SelectValue>
        <Icon icon={ChevronDown} size={14} />
      </CountryButton>
      <FloatingPanel>
        <OptionList
          // Not drawn while closed: there are 245 of them.
          options={isOpen ? matching(options, text, contains) : []}
          isMultiple={false}
          search={{ text, onChange: setText }}
        />
      </FloatingPanel>
    </Select>
  );
}

function useOptions(countries: readonly DialledCountry[]): Option[] {
  const formats = useFormats();
  return useMemo(
    () =>
      countries
        .map(({ iso2, callingCode }) => ({
          id: iso2,
          code: iso2,
          label: formats.country(iso2),
          detail: `+${callingCode}`,
        }))
        .toSorted((a, b) => a.label.localeCompare(b.label, formats.locale)),
    [countries, formats],
  );
}
