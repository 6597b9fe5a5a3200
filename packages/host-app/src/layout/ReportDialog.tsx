import { ContactUsDialog } from "@callwright/widgets";

/** A report from somebody who cannot sign in; its code comes when there is something to report. */
export function ReportDialog({ email, onClose }: { email: string; onClose: () => void }) {
  return <ContactUsDialog isOpen kind="report" person={{ email }} onClose={onClose} />;
}
