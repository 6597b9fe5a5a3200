import { useId, useMemo, useRef, type FocusEventHandler, type InputHTMLAttributes } from "react";

import { useLocale, useMessages } from "../../i18n/index.js";
import { fieldParts, FieldTexts, type FieldProps } from "../field/index.js";
import { CountryCode } from "./CountryCode.js";
import { Box, Input, Root } from "./PhoneField.styles.js";
import { phoneFieldMessages } from "./phoneField.messages.js";
import { usePhoneNumber } from "./usePhoneNumber.js";

export interface PhoneFieldProps
  extends FieldProps, Pick<InputHTMLAttributes<HTMLInputElement>, "id" | "name" | "autoFocus"> {
  /** The E.164 number, such as `+4722860144`; `""` without a number. */
  value: string;
  /** Called with the E.164 number typed so far, which may still be too short. */
  onChange: (e164: string) => void;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** The country of numbers that are typed without a country code, once it is known. @default the locale's country */
  defaultCountry?: string | undefined;
  /** Called once the numbering plans have loaded and what was typed before is a number. */
  onConverting?: (converted: Promise<void>) => void;
  placeholder?: string;
}

/**
 * A phone number: the country, and the rest as it is written there.
 *
 * @example
 * <PhoneField label="Phone number" value={phoneNumber} onChange={setPhoneNumber} defaultCountry="NO" />
 */
export function PhoneField(props: PhoneFieldProps) {
  const { root, heading, note, hasNote, rest } = fieldParts(props);
  const { value, onChange, onBlur, defaultCountry, onConverting, placeholder, id: ownId, ...input } = rest;
  const t = useMessages(phoneFieldMessages);
  const { locale } = useLocale();
  const inputRef = useRef<HTMLInputElement>(null);
  const number = usePhoneNumber(
    value,
    onChange,
    defaultCountry ?? new Intl.Locale(locale).maximize().region ?? "US",
    onConverting,
  );
  const countries = useMemo(() => number.numbers?.dialledCountries() ?? [], [number.numbers]);
  const ids = { label: useId(), control: useId(), note: useId() };
  const id = ownId ?? ids.control;

  const type = (text: string) => number.type(text, inputRef.current?.selectionStart === text.length);
  return (
    <Root
      className={root.className}
      data-cw-field-size={root["data-cw-field-size"]}
      data-invalid={root.isInvalid || undefined}
    >
      <FieldTexts labelId={ids.label} controlId={id} noteId={ids.note}>
        {heading}
        <Box data-disabled={root.isDisabled || undefined}>
          <CountryCode
            label={t.country}
            countries={countries}
            iso2={number.iso2}
            onChange={(iso2) => number.chooseCountry(iso2)}
            onChosen={() => inputRef.current?.focus()}
            isDisabled={root.isDisabled}
          />
          <Input
            {...input}
            ref={inputRef}
            id={id}
            type="tel"
            autoComplete="tel"
            placeholder={placeholder}
            value={number.text}
            disabled={root.isDisabled}
            aria-invalid={root.isInvalid || undefined}
            aria-describedby={hasNote ? ids.note : undefined}
            onChange={(event) => type(event.target.value)}
            onBlur={(event) => {
              number.settle();
              onBlur?.(event);
            }}
          />
        </Box>
        {note}
      </FieldTexts>
    </Root>
  );
}
