import type { Body } from "@callwright/sdk/contract";
import { useCreateContactMessage } from "@callwright/sdk/hooks";

/** Sends a message to the operator of Callwright. Rejects with the reason if it could not be sent. */
export function useContactUs(): (message: Body<"createContactMessage">) => Promise<void> {
  const { trigger } = useCreateContactMessage();
  return async (message) => {
    await trigger({ body: message });
  };
}
