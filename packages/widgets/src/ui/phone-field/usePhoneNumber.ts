import { useEffect, useState } from "react";

import { useEvent } from "../../lib/useEvent.js";
import { loadPhoneNumbers } from "./loadPhoneNumbers.js";

type PhoneNumbers = typeof import("./phoneNumbers.js");

interface Draft {
  /** The value of the draft. */
  value: string;
  /** Chosen, or part of a number with its code; otherwise the field's default, which may change. */
  iso2: string | undefined;
  text: string;
}

const empty: Draft = { value: "", iso2: undefined, text: "" };

/** The number while it is being typed: a country and a text, together with the resulting E.164 value. */
export function usePhoneNumber(
  value: string,
  onChange: ((e164: string) => void) | undefined,
  ownCountry: string,
  onConverting: ((converted: Promise<void>) => void) | undefined,
) {
  const [draft, setDraft] = useState(empty);

  const write = (next: Draft) => {
    setDraft(next);
    if (next.value !== value) onChange?.(next.value);
  };
  /** Text that was typed before the numbering plans had loaded, or with a different country, is parsed again. */
  const readAgain = useEvent((numbers: PhoneNumbers, country: string = ownCountry) => {
    if (draft.text === "" || value !== draft.value || numbers.isPhoneNumber(draft.value)) return;
    const { iso2, national, e164 } = numbers.typed(draft.text, draft.iso2 ?? country);
    write({ iso2: other(iso2, country) ?? draft.iso2, text: national, value: e164 });
  });
  const numbers = usePhoneNumbers(readAgain);
  useEffect(() => {
    if (numbers && draft.iso2 === undefined) readAgain(numbers, ownCountry);
  }, [ownCountry, numbers, draft.iso2, readAgain]);

  const current = value === draft.value || !numbers ? draft : outer(numbers, value, draft.iso2 ?? ownCountry);
  const iso2 = current.iso2 ?? ownCountry;
  return {
    numbers,
    iso2,
    // Until the numbering plans have loaded, the value is shown as it is stored.
    text: numbers ? current.text : current.text || value,
    type(text: string, isAtEnd: boolean) {
      if (!numbers) {
        write({ ...draft, text, value: text.startsWith("+") ? text.replace(/[^\d+]/g, "") : "" });
        // Offline it does not change.
        onConverting?.(
          loadPhoneNumbers().then(
            (numbers) => readAgain(numbers),
            () => undefined,
          ),
        );
        return;
      }
      const made = numbers.typed(text, iso2);
      // Grouping while a person deletes or edits inside would interfere with their editing.
      const isGrouped = isAtEnd && text.length > current.text.length;
      const isWhole = text.trimStart().startsWith("+") && !made.national.startsWith("+");
      write({
        iso2: other(made.iso2, iso2) ?? current.iso2,
        text: isGrouped || isWhole ? made.national : text,
        value: made.e164,
      });
    },
    chooseCountry(chosen: string) {
      if (!numbers) return;
      const { national, e164 } = numbers.typed(current.text, chosen);
      write({ iso2: chosen, text: national, value: current.text === "" ? "" : e164 });
    },
    settle() {
      if (numbers && current.text !== "" && current.value !== "")
        write({ ...outer(numbers, current.value, iso2), iso2: current.iso2 });
    },
  };
}

/** The country, if it is a different one. */
const other = (iso2: string | undefined, own: string) => (iso2 === own ? undefined : iso2);

function outer(numbers: PhoneNumbers, value: string, ownCountry: string): Draft {
  if (value === "") return empty;
  const { iso2, national } = numbers.split(value, ownCountry);
  return { value, iso2, text: national };
}

let loaded: PhoneNumbers | undefined;

function usePhoneNumbers(onLoaded: (numbers: PhoneNumbers) => void): PhoneNumbers | undefined {
  const [numbers, setNumbers] = useState(loaded);
  useEffect(() => {
    let isGone = false;
    async function load() {
      loaded = await loadPhoneNumbers();
      if (isGone) return;
      onLoaded(loaded);
      setNumbers(loaded);
    }
    // Offline the number is shown and used as it is typed.
    load().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [onLoaded]);
  return numbers;
}
