import type { ReactNode } from "react";

import type { Messages } from "../../i18n/index.js";
import type { Surface } from "../../lists/useSurface.js";
import { LogDrawer } from "./deliveries/LogDrawer.js";
import { EndpointModal } from "./EndpointModal.js";
import type { RowAction } from "./rowActions.js";
import type { WebhooksModel, WebhooksSurface } from "./useWebhooks.js";
import type { firstWebhooksMessages } from "./webhooks.firstTexts.js";
import type { EndpointRow } from "./Webhooks.types.js";

/** Props of {@link EndpointSurface}. */
export interface EndpointSurfaceProps {
  t: Messages<typeof firstWebhooksMessages>;
  model: WebhooksModel;
  surface: Surface<WebhooksSurface>;
  onAct: (action: RowAction, row: EndpointRow) => void;
  /** The question before an action, and the dialog with a new secret. */
  children: ReactNode;
}

/** What opens over the list: the form of an endpoint, or its log. */
export function EndpointSurface({ t, model, surface: { kind, isOpen }, onAct, children }: EndpointSurfaceProps) {
  const { close } = model.surface;
  if ("log" in kind) {
    // The endpoint's current state, if the list still contains it.
    const endpoint = model.rows.find(({ id }) => id === kind.log.id) ?? kind.log;
    return (
      <LogDrawer t={t} isOpen={isOpen} endpoint={endpoint} onClose={close} onAct={onAct}>
        {children}
      </LogDrawer>
    );
  }
  return (
    <EndpointModal t={t} isOpen={isOpen} endpoint={kind.form} onClose={close} model={model} onAct={onAct}>
      {children}
    </EndpointModal>
  );
}
