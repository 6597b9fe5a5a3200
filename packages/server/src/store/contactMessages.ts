import type { Trx } from "../db/database.ts";

export interface NewContactMessage {
  id: string;
  phoneNumber: string;
  message: string;
  name: string | null;
  surname: string | null;
  email: string | null;
}

/** Keeps what somebody wrote to us. */
export async function insertContactMessage(trx: Trx, message: NewContactMessage, now: Date): Promise<void> {
  const { phoneNumber, ...values } = message;
  await trx
    .insertInto("contact_messages")
    .values({ ...values, phone_number: phoneNumber, created_at: now })
    .execute();
}
