import { ContactUsDialog } from "@callwright/widgets";

import { useUser } from "../session/SessionContext.js";

/** The contact-us dialog for the signed-in user. Its code is loaded when it is first opened. */
export function ContactDialog({ onClose }: { onClose: () => void }) {
  return <ContactUsDialog isOpen onClose={onClose} person={useUser()} />;
}
