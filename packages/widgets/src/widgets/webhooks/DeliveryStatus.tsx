import type { Messages } from "../../i18n/index.js";
import { Chip, type ChipProps } from "../../ui/chip/index.js";
import type { firstWebhooksMessages } from "./webhooks.firstTexts.js";
import type { DeliveryRow } from "./Webhooks.types.js";

interface DeliveryStatusProps extends Pick<DeliveryRow, "status" | "responseStatus"> {
  t: Messages<typeof firstWebhooksMessages>;
}

const tones: Record<DeliveryRow["status"], NonNullable<ChipProps["tone"]>> = {
  DELIVERED: "success",
  PENDING: "info",
  FAILED: "danger",
};

/**
 * The status of a delivery, with the status code of the last response. A status that only a newer server knows is shown
 * by its name in the API.
 */
export function DeliveryStatus({ t, status, responseStatus }: DeliveryStatusProps) {
  const isKnown = status in tones;
  const words = isKnown ? t[status] : status;
  return (
    <Chip tone={isKnown ? tones[status] : "neutral"}>
      {responseStatus === undefined ? words : t.answered({ status: words, code: String(responseStatus) })}
    </Chip>
  );
}
