import type { Messages } from "../../../i18n/index.js";
import type { Confirmation } from "../../../ui/confirm/index.js";
import type { potentialCustomersMessages } from "../potentialCustomers.messages.js";
import type { CustomerTag } from "../PotentialCustomers.types.js";

/** The question before a tag is deleted, which explains the effect. */
export function tagQuestion(t: Messages<typeof potentialCustomersMessages>, { title }: CustomerTag): Confirmation {
  return { title: t.deleteTagTitle({ title }), body: t.deleteTagBody, confirmLabel: t.delete };
}
