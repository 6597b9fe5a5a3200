import type { Generated } from "kysely";

import type { WebhookDeliveryStatus, WebhookEventType } from "../domain/webhook.ts";

interface WebhookEndpointsTable {
  id: string;
  seller_company_id: string;
  url: string;
  description: string | null;
  events: WebhookEventType[];
  is_enabled: Generated<boolean>;
  secret: Buffer;
  previous_secret: Buffer | null;
  previous_secret_until: Date | null;
  created_at: Date;
  gone_at: Date | null;
  busy_until: Generated<Date | null>;
  tried_at: Generated<Date | null>;
  silences: Generated<number>;
  is_slow: Generated<boolean>;
  parked_until: Generated<Date | null>;
}

interface WebhookDeliveriesTable {
  id: string;
  webhook_endpoint_id: string;
  event: WebhookEventType;
  about: string;
  body: string;
  status: Generated<WebhookDeliveryStatus>;
  attempts: Generated<number>;
  due_at: Date;
  response_status: number | null;
  error: string | null;
  created_at: Date;
  delivered_at: Date | null;
}

/** Tables of migrations 0011, 0012 and 0023: partners' servers and the messages to them. */
export interface WebhookTables {
  webhook_endpoints: WebhookEndpointsTable;
  webhook_deliveries: WebhookDeliveriesTable;
}
