import type { CallwrightIds } from "../../callwright.ts";
import type { Activity } from "./activity.ts";

/** A contact of the CRM. */
export interface Contact {
  name: string;
  title: string;
  account: string;
  city: string;
  /** E.164. */
  phoneNumber: string;
  /** The activities, the newest first. */
  activities: Activity[];
  callwright: {
    /** The origin of the Callwright server. */
    url: string;
    /** Undefined for a contact who is not in the call center. */
    ids?: CallwrightIds | undefined;
  };
}

/** Reads the contact from the CRM's own backend. */
export async function fetchContact(): Promise<Contact> {
  const reply = await fetch("/api/contact");
  if (!reply.ok) throw new Error(`The contact could not be read (${reply.status}).`);
  return (await reply.json()) as Contact;
}
