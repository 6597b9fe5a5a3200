import { whenWanted } from "../../lib/whenWanted.js";
import { ChevronDown } from "../icon/generated/icons.js";
import { Icon } from "../icon/index.js";
import { useWaking } from "../option-list/index.js";
import type { DialledCountry } from "./phoneNumbers.js";
import { CountryButton } from "./PhoneField.styles.js";

const LiveCountryCode = whenWanted(
  () => import("./LiveCountryCode.js").then(({ LiveCountryCode }) => LiveCountryCode),
  "all",
);

/** Props of {@link CountryCode}. */
export interface CountryCodeProps {
  label: string;
  countries: readonly DialledCountry[];
  iso2: string;
  onChange: (iso2: string) => void;
  /** Called when the list has closed after a choice: the focus may move on. */
  onChosen: () => void;
  isDisabled?: boolean | undefined;
}

/** The country before a number. */
export function CountryCode(props: CountryCodeProps) {
  const { label, countries, iso2, isDisabled } = props;
  const { wokenBy, buttonProps } = useWaking(LiveCountryCode.preload);
  const callingCode = countries.find((country) => country.iso2 === iso2)?.callingCode;
  const text = callingCode === undefined ? iso2 : `${iso2} +${callingCode}`;
  return (
    <LiveCountryCode
      isWanted={wokenBy !== undefined}
      fallback={
        <CountryButton {...buttonProps} isDisabled={isDisabled} aria-label={`${text} ${label}`}>
          <span>{text}</span>
          <Icon icon={ChevronDown} size={14} />
        </CountryButton>
      }
      {...props}
      wokenBy={wokenBy}
    />
  );
}
