import { ContactUsDialog } from "@callwright/widgets";

import { useUser } from "../session/SessionContext.js";

/** A message to us, from whoever is signed in; its code comes when somebody has something to say. */
export function ContactDialog({ onClose }: { onClose: () => void }) {
  return <ContactUsDialog isOpen onClose={onClose} person={useUser()} />;
}
