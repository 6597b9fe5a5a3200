import type { ImportSuppressedNumbersResult } from "@callwright/sdk/contract";

import { type Messages, useNumbers } from "../../../i18n/index.js";
import { Notice } from "../../../ui/notice/index.js";
import type { registerImportMessages } from "./registerImport.messages.js";
import { Counts } from "./RegisterImport.styles.js";

/** Props of {@link ImportedRegister}. */
export interface ImportedRegisterProps {
  t: Messages<typeof registerImportMessages>;
  result: ImportSuppressedNumbersResult;
}

/** The result of an import: how many numbers the file contained, and which of its lines were left out. */
export function ImportedRegister({ t, result }: ImportedRegisterProps) {
  const formats = useNumbers();
  const { register, addedCount, knownCount, invalidCount, invalidLines, refusedCallsCount } = result;
  const lines = invalidLines.map((line) => formats.number(line)).join(", ");
  const invalid =
    invalidLines.length === 0
      ? formats.number(invalidCount)
      : (invalidLines.length < invalidCount ? t.invalidLinesAndMore : t.invalidLines)({ count: invalidCount, lines });
  return (
    <>
      <Notice
        tone={invalidCount > 0 ? "warning" : "success"}
        title={t.imported({ register: register.register ?? "" })}
      />
      <Counts>
        <dt>{t.added}</dt>
        <dd>{formats.number(addedCount)}</dd>
        <dt>{t.known}</dt>
        <dd>{formats.number(knownCount)}</dd>
        <dt>{t.invalid}</dt>
        <dd>{invalid}</dd>
        <dt>{t.refusedCalls}</dt>
        <dd>{formats.number(refusedCallsCount)}</dd>
      </Counts>
    </>
  );
}
