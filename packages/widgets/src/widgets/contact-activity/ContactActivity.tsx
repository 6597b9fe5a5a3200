import type { MessageOverrides, Messages } from "../../i18n/index.js";
import { defineWidget } from "../../ui/widget-root/index.js";
import { contactActivityMessages } from "./contactActivity.messages.js";
import { ActivityCard } from "./ContactActivity.view.js";
import { useContactActivity } from "./useContactActivity.js";

type Texts = Messages<typeof contactActivityMessages>;

/** Texts that replace the default ones of {@link ContactActivity}. */
export type ContactActivityMessages = MessageOverrides<typeof contactActivityMessages>;

/** Props of {@link ContactActivity}. */
export interface ContactActivityProps {
  /** The telephone number as your page has it, with its country code: `+46 40 628 04 31`. */
  phoneNumber: string;
  /** Called when a person wants to open the page of a call. If omitted, calls are not links. */
  onOpenCall?: (event: { callId: string }) => void;
  /**
   * The level of the card's heading: 2 if it is one of the page's main parts, 3 if it is below one.
   * @default 2
   */
  headingLevel?: 2 | 3;
  messages?: ContactActivityMessages;
  className?: string;
}

/**
 * The activity of one contact: calls with their answers and conversations, scheduled calls and notes, newest first, and
 * whether the person may be called now. It is updated live.
 *
 * @example
 * <ContactActivity phoneNumber={contact.phone} onOpenCall={({ callId }) => navigate(`/calls/${callId}`)} />
 */
export const ContactActivity = /* @__PURE__ */ defineWidget(
  { name: "contact-activity", texts: contactActivityMessages },
  function ContactActivity(props: ContactActivityProps, t) {
    return <ActivityOfNumber key={props.phoneNumber} {...props} t={t} />;
  },
);

/** Because of the `key` above, another number starts with a new state. */
function ActivityOfNumber({ phoneNumber, ...props }: ContactActivityProps & { t: Texts }) {
  return <ActivityCard {...props} state={useContactActivity(phoneNumber)} />;
}
