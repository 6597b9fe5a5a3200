import type { BuildTables } from "./tables.builds.ts";
import type { CallTables } from "./tables.calls.ts";
import type { CoreTables } from "./tables.core.ts";
import type { DataTables } from "./tables.data.ts";
import type { MailTables } from "./tables.mail.ts";
import type { OperationsTables } from "./tables.operations.ts";
import type { PaymentTables } from "./tables.payments.ts";
import type { PlanTables } from "./tables.plans.ts";
import type { WebhookTables } from "./tables.webhooks.ts";

/** Every table of the database. An area keeps its own in `tables.<area>.ts` and joins here. */
export interface Tables
  extends
    CoreTables,
    DataTables,
    CallTables,
    PaymentTables,
    PlanTables,
    OperationsTables,
    MailTables,
    WebhookTables,
    BuildTables {}
