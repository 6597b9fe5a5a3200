import { useMemo, useRef } from "react";
import type { TextFieldProps } from "react-aria-components/TextField";

import { useFormats, useMessages } from "../../i18n/index.js";
import { fieldParts, type FieldProps } from "../field/index.js";
import { CountryCode } from "./CountryCode.js";
import { Box, Input, Root } from "./PhoneField.styles.js";
import { phoneFieldMessages } from "./phoneField.messages.js";
import { usePhoneNumber } from "./usePhoneNumber.js";

export interface PhoneFieldProps extends FieldProps, Pick<TextFieldProps, "id" | "name" | "onBlur" | "autoFocus"> {
  /** E.164, e.g. `+4722860144`; `""` without a number. */
  value: string;
  /** Told the E.164 number that has been typed so far, possibly too short to be one. */
  onChange: (e164: string) => void;
  /** The country of numbers typed without one. @default the locale's */
  defaultCountry?: string;
  placeholder?: string;
}

/**
 * A phone number: its country, and the rest as it is written there.
 *
 * @example
 * <PhoneField label="Phone number" value={phoneNumber} onChange={setPhoneNumber} defaultCountry="NO" />
 */
export function PhoneField(props: PhoneFieldProps) {
  const { root, heading, note, rest } = fieldParts(props);
  const { value, onChange, onBlur, defaultCountry, placeholder, ...own } = rest;
  const t = useMessages(phoneFieldMessages);
  const { locale } = useFormats();
  const inputRef = useRef<HTMLInputElement>(null);
  const number = usePhoneNumber(value, onChange, defaultCountry ?? new Intl.Locale(locale).maximize().region ?? "US");
  const countries = useMemo(() => number.numbers?.dialledCountries() ?? [], [number.numbers]);

  const type = (text: string) => number.type(text, inputRef.current?.selectionStart === text.length);
  return (
    <Root
      {...own}
      {...root}
      type="tel"
      autoComplete="tel"
      value={number.text}
      onChange={type}
      onBlur={(event) => {
        number.settle();
        onBlur?.(event);
      }}
    >
      {heading}
      <Box>
        <CountryCode
          label={t.country}
          countries={countries}
          iso2={number.iso2}
          onChange={(iso2) => number.chooseCountry(iso2)}
          isDisabled={root.isDisabled}
        />
        <Input ref={inputRef} placeholder={placeholder} />
      </Box>
      {note}
    </Root>
  );
}
