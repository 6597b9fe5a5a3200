import type { ApiError } from "@callwright/sdk";
import type { ImportSuppressedNumbersResult } from "@callwright/sdk/contract";
import { useImportSuppressedNumbers, useListCountries } from "@callwright/sdk/hooks";
import { useMemo, useRef, useState } from "react";

import { countryOptions } from "../../../companies/countryOptions.js";
import { type Messages, useFormats } from "../../../i18n/index.js";
import type { DoNotCallModel } from "../useDoNotCall.js";
import type { registerImportMessages } from "./registerImport.messages.js";
import type { RegisterFile } from "./registerImport.model.js";
import { ownerQuery, type RegisterOwner } from "./registerOwner.js";

/** An import in progress. */
export interface RegisterOnItsWay {
  fileName: string;
  /** The share of the file that has been sent, from 0 to 1; undefined while it is not known. */
  share: number | undefined;
}

/** Sends a register, reports the progress, and can stop the import. */
export function useRegisterImport(
  t: Messages<typeof registerImportMessages>,
  owner: RegisterOwner,
  report: DoNotCallModel["report"],
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
    /** Rejects with an ApiError, also if the import was stopped. */
    async send({ file, query }: RegisterFile): Promise<void> {
      const { signal } = (stopping.current = new AbortController());
      const onSent = (share: number) => setUnderWay({ fileName: file.name, share });
      setUnderWay({ fileName: file.name, share: undefined });
      try {
        const input = { query: { ...query, ...ownerQuery(owner) }, body: { file } };
        const imported = await importing.trigger(input, { signal, onSent });
        setResult(imported);
        const { addedCount, knownCount, invalidCount } = imported;
        report({ widget: "do-not-call", type: "registerImported", detail: { addedCount, knownCount, invalidCount } });
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
