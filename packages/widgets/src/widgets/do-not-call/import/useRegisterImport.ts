import type { ApiError } from "@callwright/sdk";
import type { ImportSuppressedNumbersResult } from "@callwright/sdk/contract";
import { useImportSuppressedNumbers, useListCountries } from "@callwright/sdk/hooks";
import { useMemo, useRef, useState } from "react";

import { countryOptions } from "../../../companies/countryOptions.js";
import { type Messages, useFormats } from "../../../i18n/index.js";
import type { registerImportMessages } from "./registerImport.messages.js";
import type { RegisterFile } from "./registerImport.model.js";
import { ownerQuery, type RegisterOwner } from "./registerOwner.js";

/** An import that is under way. */
export interface RegisterOnItsWay {
  fileName: string;
  /** How much of it has been read, as a share of 1; undefined while nobody knows. */
  share: number | undefined;
}

/**
 * Sends a register, says how far it is, and stops it when that is asked for.
 *
 * @param onImported told what the file held.
 */
export function useRegisterImport(
  t: Messages<typeof registerImportMessages>,
  owner: RegisterOwner,
  onImported: (result: ImportSuppressedNumbersResult) => void,
) {
  const formats = useFormats();
  const importing = useImportSuppressedNumbers();
  const countries = useListCountries();
  const items = countries.data?.items;
  const [underWay, setUnderWay] = useState<RegisterOnItsWay>();
  const [result, setResult] = useState<ImportSuppressedNumbersResult>();
  const stopping = useRef<AbortController>(undefined);

  return {
    countries: useMemo(
      () => countryOptions(items ?? [], formats).map(({ code, ...country }) => ({ ...country, code, id: code ?? "" })),
      [items, formats],
    ),
    isLoadingCountries: countries.isLoading,
    underWay,
    result,
    /** Rejects with an ApiError; also when it was stopped. */
    async send({ file, query }: RegisterFile): Promise<void> {
      const { signal } = (stopping.current = new AbortController());
      const onSent = (share: number) => setUnderWay({ fileName: file.name, share });
      setUnderWay({ fileName: file.name, share: undefined });
      try {
        const input = { query: { ...query, ...ownerQuery(owner) }, body: { file } };
        const imported = await importing.trigger(input, { signal, onSent });
        setResult(imported);
        onImported(imported);
      } catch (error) {
        const failure = error as ApiError;
        throw failure.code === "ABORTED" ? failure.saying(t.stopped) : failure;
      } finally {
        setUnderWay(undefined);
      }
    },
    stop: () => stopping.current?.abort(),
  };
}
