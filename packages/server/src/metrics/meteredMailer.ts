import type { Mailer } from "../mail/mailer.ts";
import type { Metrics } from "./metrics.ts";

/** Counts what a mailer sends and what it could not send. */
export function meteredMailer(mailer: Mailer, { mails }: Pick<Metrics, "mails">): Mailer {
  return {
    async send(mail) {
      try {
        await mailer.send(mail);
        mails.inc({ result: "sent" });
      } catch (error) {
        mails.inc({ result: "failed" });
        throw error;
      }
    },
    [Symbol.dispose]: () => mailer[Symbol.dispose](),
  };
}
