import type { Body } from "@callwright/sdk/contract";

import { toE164 } from "../../domain/phoneNumber.ts";
import { textOrNull } from "../../domain/text.ts";
import type { Handler } from "../../contract/handler.ts";
import { invalid } from "../../contract/problem.ts";
import { contactMessageMail } from "../../mail/contactMessageMail.ts";
import { insertContactMessage } from "../../store/contactMessages.ts";
import { rowOf, type Stored } from "../../store/stored.ts";

/** Stores a message to the operators of the product, and emails it to them (A-CONTACT-03 to A-CONTACT-06). */
export const createContactMessage: Handler<"createContactMessage"> = async (
  { db, ids, clock, mailer, config },
  _actor,
  { body },
) => {
  const phoneNumber = toE164(body.phoneNumber);
  if (!phoneNumber) throw invalid({ phoneNumber: "Invalid phone number" });
  const createdAt = clock.now();
  const message = {
    id: ids.next(),
    phoneNumber,
    message: body.message.trim(),
    name: textOrNull(body.name) ?? null,
    surname: textOrNull(body.surname) ?? null,
    email: body.email ?? null,
  };
  await db.transaction().execute(async (trx) => {
    const fields = {
      phoneNumber: { phone_number: phoneNumber },
      message: { message: message.message },
      name: { name: message.name },
      surname: { surname: message.surname },
      email: { email: message.email },
    } satisfies Stored<"contact_messages", Body<"createContactMessage">>;
    await insertContactMessage(trx, { ...rowOf(fields), id: message.id, created_at: createdAt });
    await mailer.send(trx, contactMessageMail(config.mail.contactTo, message));
  });
  return { status: 201, body: { ...message, createdAt: createdAt.toISOString() } };
};
