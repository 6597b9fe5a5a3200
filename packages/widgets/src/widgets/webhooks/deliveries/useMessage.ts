import { useGetWebhookDelivery } from "@callwright/sdk/hooks";

/** What a message says, on its way. */
export type MessageState =
  | { status: "loading" }
  | { status: "error"; message: string | undefined; retry: () => void }
  /** The text that is sent and signed, to the letter. */
  | { status: "ready"; body: string };

/** Reads what a message of an endpoint says. */
export function useMessage(endpointId: string, deliveryId: string): MessageState {
  const { data, error, mutate } = useGetWebhookDelivery({ path: { id: endpointId, deliveryId } });
  if (data) return { status: "ready", body: data.body };
  if (error) return { status: "error", message: error.problem?.message, retry: () => void mutate() };
  return { status: "loading" };
}
