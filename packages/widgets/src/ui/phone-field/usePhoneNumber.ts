import { useEffect, useState } from "react";

import { useEvent } from "../../lib/useEvent.js";
import { useLayoutEffect } from "../../lib/useLayoutEffect.js";
import { loadPhoneNumbers } from "./loadPhoneNumbers.js";
import type { Draft } from "./phoneDraft.js";

type PhoneNumbers = Awaited<ReturnType<typeof loadPhoneNumbers>>;

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

  const readAgain = useEvent((numbers: PhoneNumbers, country: string = ownCountry) => {
    if (value === draft.value) write(numbers.readAgain(draft, country));
  });
  const numbers = usePhoneNumbers(readAgain);
  // In a passive effect it would run after the next key, and write the text without that key over it.
  useLayoutEffect(() => {
    if (numbers && draft.iso2 === undefined) readAgain(numbers, ownCountry);
  }, [ownCountry, numbers, draft.iso2, readAgain]);

  const current = value === draft.value || !numbers ? draft : numbers.storedDraft(value, draft.iso2 ?? ownCountry);
  const iso2 = current.iso2 ?? ownCountry;

  return {
    numbers,
    iso2,
    // Until the numbering plans have loaded, the value is shown as it is stored.
    text: numbers ? current.text : current.text || value,
    type(text: string, isAtEnd: boolean) {
      if (numbers) return write(numbers.typedDraft(current, text, isAtEnd, iso2));
      write({ ...draft, text, value: text.startsWith("+") ? text.replace(/[^\d+]/g, "") : "" });
      // Offline it does not change.
      onConverting?.(
        loadPhoneNumbers().then(
          (numbers) => readAgain(numbers),
          () => undefined,
        ),
      );
    },
    chooseCountry(chosen: string) {
      if (numbers) write(numbers.draftIn(current, chosen));
    },
    settle() {
      if (numbers) write(numbers.settledDraft(current, iso2));
    },
  };
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
