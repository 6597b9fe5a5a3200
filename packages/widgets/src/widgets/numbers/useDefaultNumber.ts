import type { ApiError } from "@callwright/sdk";
import type { SellerCompanyNumber } from "@callwright/sdk/contract";
import { useToggleDefaultNumber } from "@callwright/sdk/hooks";
import { useState } from "react";

import { withDefault } from "./numbers.model.js";
import type { NumbersEvent } from "./Numbers.types.js";

interface DefaultNumberOptions {
  onFailed: (error: ApiError) => void;
  report: (event: NumbersEvent) => void;
}

/** A change that the server has not confirmed yet, made over the list that was known then. */
interface PendingDefault {
  id: string;
  isDefault: boolean;
  over: readonly SellerCompanyNumber[];
}

/** Switches the default number at once, and back if the server does not agree (B-NUM-06, R-35). */
export function useDefaultNumber(known: readonly SellerCompanyNumber[], { onFailed, report }: DefaultNumberOptions) {
  const { trigger } = useToggleDefaultNumber();
  const [pending, setPending] = useState<PendingDefault>();
  return {
    // Whatever the server says next is the truth again.
    numbers: pending?.over === known ? withDefault(known, pending) : known,
    set: async (id: string, isDefault: boolean): Promise<void> => {
      setPending({ id, isDefault, over: known });
      try {
        await trigger({ path: { id } });
        report({ widget: "numbers", type: "defaultNumberChanged", detail: { numberId: id, isDefault } });
      } catch (error) {
        setPending(undefined);
        onFailed(error as ApiError);
      }
    },
  };
}
