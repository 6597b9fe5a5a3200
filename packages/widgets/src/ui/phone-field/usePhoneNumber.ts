import { useEffect, useState } from "react";

import { useEvent } from "../../lib/useEvent.js";
import { loadPhoneNumbers } from "./loadPhoneNumbers.js";

type PhoneNumbers = typeof import("./phoneNumbers.js");

interface Draft {
  /** The value the draft stands for. */
  value: string;
  /** Chosen, or said by a number with its code; else it is the field's own, whatever that becomes. */
  iso2: string | undefined;
  text: string;
}

const empty: Draft = { value: "", iso2: undefined, text: "" };

/** The number as it is being written: a country and a text, beside the E.164 value that they make. */
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
  /** What was typed before the numbering plans were here, or in another country than it turns out to be, is read again. */
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
    // Until the numbering plans are here the value is shown as it is stored.
    text: numbers ? current.text : current.text || value,
    type(text: string, isAtEnd: boolean) {
      if (!numbers) {
        write({ ...draft, text, value: text.startsWith("+") ? text.replace(/[^\d+]/g, "") : "" });
        // Offline it stays as it is.
        onConverting?.(
          loadPhoneNumbers().then(
            (numbers) => readAgain(numbers),
            () => undefined,
          ),
        );
        return;
      }
      const made = numbers.typed(text, iso2);
      // Grouping while someone deletes or edits inside would fight with them.
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

/** The country, if it is another one. */
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
    // Offline the number is shown and taken as it is typed.
    load().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [onLoaded]);
  return numbers;
}
