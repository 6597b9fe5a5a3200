import { useGetWebhookDelivery } from "@callwright/sdk/hooks";

/** The state of the content of a message. */
export type MessageState =
  | { status: "loading" }
  | { status: "error"; message: string | undefined; retry: () => void }
  /** The exact text that is sent and signed. */
  | { status: "ready"; body: string };

/** Reads the content of a message to an endpoint. */
export function useMessage(endpointId: string, deliveryId: string): MessageState {
  const { data, error, mutate } = useGetWebhookDelivery({ path: { id: endpointId, deliveryId } });
  if (data) return { status: "ready", body: data.body };
  if (error) return { status: "error", message: error.problem?.message, retry: () => void mutate() };
  return { status: "loading" };
}
