import type { ImportError } from "@callwright/sdk/contract";
import { useState } from "react";

import type { Messages } from "../../../i18n/index.js";
import { saveFile } from "../../../lib/saveFile.js";
import { Button } from "../../../ui/button/index.js";
import { Check, Copy, Download } from "../../../ui/icon/generated/icons.js";
import type { potentialCustomersMessages } from "../potentialCustomers.messages.js";
import { toCsv, toPastedTable } from "./report.js";

/** Props of {@link ReportActions}. */
export interface ReportActionsProps {
  t: Messages<typeof potentialCustomersMessages>;
  errors: readonly ImportError[];
}

/** Takes the report along to where the rows are corrected: on the clipboard or as a file. */
export function ReportActions({ t, errors }: ReportActionsProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(toPastedTable(t, errors));
    setCopied(true);
  };
  return (
    <>
      {/* Pages that are not served securely have no clipboard. */}
      {"clipboard" in navigator && (
        // The check stands until the pointer or the focus goes: then the next copy says so again.
        <span onPointerLeave={() => setCopied(false)} onBlur={() => setCopied(false)}>
          <Button icon={isCopied ? Check : Copy} onPress={() => void copy()}>
            {isCopied ? t.reportCopied : t.copyReport}
          </Button>
        </span>
      )}
      <Button icon={Download} onPress={() => saveFile({ blob: toCsv(t, errors), fileName: t.reportFileName })}>
        {t.saveReport}
      </Button>
    </>
  );
}
