import { useEffect, useState } from "react";

import { loadPhoneNumbers } from "./loadPhoneNumbers.js";

type PhoneNumbers = typeof import("./phoneNumbers.js");

interface Draft {
  /** The value the draft stands for. */
  value: string;
  iso2: string;
  text: string;
}

/** The number as it is being written: a country and a text, beside the E.164 value that they make. */
export function usePhoneNumber(value: string, onChange: ((e164: string) => void) | undefined, ownCountry: string) {
  const numbers = usePhoneNumbers();
  const [draft, setDraft] = useState<Draft>({ value: "", iso2: ownCountry, text: "" });
  const current = value === draft.value || !numbers ? draft : outer(numbers, value, draft.iso2);

  const write = (next: Draft) => {
    setDraft(next);
    if (next.value !== value) onChange?.(next.value);
  };
  return {
    numbers,
    iso2: current.iso2,
    // Until the numbering plans are here the value is shown as it is stored.
    text: numbers ? current.text : current.text || value,
    type(text: string, isAtEnd: boolean) {
      if (!numbers) return write({ ...draft, text, value: text.startsWith("+") ? text.replace(/[^\d+]/g, "") : "" });
      const { iso2 = current.iso2, national, e164 } = numbers.typed(text, current.iso2);
      // Grouping while someone deletes or edits inside would fight with them.
      const isGrouped = isAtEnd && text.length > current.text.length;
      const isWhole = text.trimStart().startsWith("+") && !national.startsWith("+");
      write({ iso2, text: isGrouped || isWhole ? national : text, value: e164 });
    },
    chooseCountry(iso2: string) {
      if (!numbers) return;
      const { national, e164 } = numbers.typed(current.text, iso2);
      write({ iso2, text: national, value: current.text === "" ? "" : e164 });
    },
    settle() {
      if (numbers && current.text !== "" && current.value !== "") write(outer(numbers, current.value, current.iso2));
    },
  };
}

function outer(numbers: PhoneNumbers, value: string, ownCountry: string): Draft {
  if (value === "") return { value, iso2: ownCountry, text: "" };
  const { iso2 = ownCountry, national } = numbers.split(value);
  return { value, iso2, text: national };
}

let loaded: PhoneNumbers | undefined;

function usePhoneNumbers(): PhoneNumbers | undefined {
  const [numbers, setNumbers] = useState(loaded);
  useEffect(() => {
    let isGone = false;
    async function load() {
      loaded = await loadPhoneNumbers();
      if (!isGone) setNumbers(loaded);
    }
    // Offline the number is shown and taken as it is typed.
    load().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, []);
  return numbers;
}
