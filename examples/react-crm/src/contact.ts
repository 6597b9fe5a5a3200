import type { CallwrightIds } from "../../callwright.ts";
import type { Activity } from "./activity.ts";

/** Somebody the CRM knows. */
export interface Contact {
  name: string;
  title: string;
  account: string;
  city: string;
  /** E.164. */
  phoneNumber: string;
  /** Newest first. */
  activities: Activity[];
  callwright: {
    /** Origin of the Callwright server. */
    url: string;
    /** Absent for those who are not in the call center. */
    ids?: CallwrightIds | undefined;
  };
}

/** Asks the CRM's own backend. */
export async function fetchContact(): Promise<Contact> {
  const reply = await fetch("/api/contact");
  if (!reply.ok) throw new Error(`The contact could not be read (${reply.status}).`);
  return (await reply.json()) as Contact;
}
