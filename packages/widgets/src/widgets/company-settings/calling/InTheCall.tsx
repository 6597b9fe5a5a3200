import type { Messages } from "../../../i18n/index.js";
import { PhoneField } from "../../../ui/phone-field/index.js";
import type { companySettingsMessages } from "../companySettings.messages.js";
import type { CallingDraft, CallingEdits } from "./calling.model.js";

/** Props of {@link InTheCall}. */
interface InTheCallProps {
  t: Messages<typeof companySettingsMessages>;
  draft: CallingDraft;
  onChange: (edits: CallingEdits) => void;
}

/** What happens once somebody has answered. */
export function InTheCall({ t, draft, onChange }: InTheCallProps) {
  return (
    <PhoneField
      label={t.transferTo}
      description={t.transferToHelp}
      isOptional
      value={draft.transferTo ?? ""}
      onChange={(number) => onChange({ transferTo: number || null })}
    />
  );
}
