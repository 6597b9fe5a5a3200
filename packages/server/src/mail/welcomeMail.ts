import { letter } from "./letter.ts";
import type { Mail } from "./mailer.ts";
import { greeting, nameInMail } from "./nameInMail.ts";

export interface Welcomed {
  to: string;
  name: string;
  companyName: string;
  publicUrl: string;
}

/** Says to a seller whose company is ready what comes next. */
export function welcomeMail({ to, name, companyName, publicUrl }: Welcomed): Mail {
  return letter({
    to,
    isExpected: true,
    subject: "Welcome to Callwright",
    paragraphs: [
      greeting(name),
      `${nameInMail(companyName) ?? "Your company"} is ready. Add the customers you want to talk to, put them into the call center, and start the first call.`,
    ],
    action: { label: "Open Callwright", url: publicUrl },
  });
}
