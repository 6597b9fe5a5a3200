import type { Messages } from "../../../i18n/index.js";
import { DateTime } from "../../../records/DateTime.js";
import { CopyButton } from "../../../ui/copy-button/index.js";
import { Notice } from "../../../ui/notice/index.js";
import { SkeletonText, useSkeletonTime } from "../../../ui/skeleton/index.js";
import type { webhooksMessages } from "../webhooks.messages.js";
import { formatted } from "../webhooks.model.js";
import type { DeliveryRow } from "../Webhooks.types.js";
import { Facts, Opened, Payload, PayloadHead } from "./Log.styles.js";
import { useMessage } from "./useMessage.js";

/** Props of {@link DeliveryDetail}. */
export interface DeliveryDetailProps {
  t: Messages<typeof webhooksMessages>;
  endpointId: string;
  delivery: DeliveryRow;
}

/** The details of a delivery, below its row: its id, its result, and the content of the message. */
export function DeliveryDetail({ t, endpointId, delivery }: DeliveryDetailProps) {
  const { id, error, nextAttemptAt } = delivery;
  return (
    <Opened>
      <Facts>
        <dt>{t.messageId}</dt>
        <dd>
          <bdi>{id}</bdi>
        </dd>
        {error !== undefined && (
          <>
            <dt>{t.lastError}</dt>
            <dd>{error}</dd>
          </>
        )}
        {nextAttemptAt !== undefined && (
          <>
            <dt>{t.nextTry}</dt>
            <dd>
              <DateTime instant={nextAttemptAt} pattern="record" />
            </dd>
          </>
        )}
      </Facts>
      <Body t={t} endpointId={endpointId} deliveryId={id} />
    </Opened>
  );
}

/** The content of the message, formatted for reading. The copied text is exactly the signed one. */
function Body({ t, endpointId, deliveryId }: Pick<DeliveryDetailProps, "t" | "endpointId"> & { deliveryId: string }) {
  const state = useMessage(endpointId, deliveryId);
  const phase = useSkeletonTime(state.status === "loading");
  if (state.status === "error")
    return <Notice {...(state.message === undefined ? {} : { title: state.message })} onRetry={state.retry} />;
  if (state.status === "loading" || phase === "shown")
    return <div aria-busy="true">{phase === "shown" && <SkeletonText lines={4} />}</div>;
  const { body } = state;
  return (
    <>
      <PayloadHead>
        <h3>{t.payload}</h3>
        <CopyButton size="small" text={() => body} />
      </PayloadHead>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll it */}
      <Payload dir="ltr" translate="no" tabIndex={0} role="region" aria-label={t.payload}>
        {formatted(body)}
      </Payload>
    </>
  );
}
