import { ContactUsDialog } from "@callwright/widgets";

/** The dialog in which somebody who cannot sign in reports a problem. Its code is loaded when it is opened. */
export function ReportDialog({ email, onClose }: { email: string; onClose: () => void }) {
  return <ContactUsDialog isOpen kind="report" person={{ email }} onClose={onClose} />;
}
