import { type Messages, useNumbers } from "../../../i18n/index.js";
import { Progress } from "../../../ui/progress/index.js";
import { Line, Share, Working } from "./RegisterImport.styles.js";
import type { registerImportMessages } from "./registerImport.messages.js";
import type { RegisterOnItsWay } from "./useRegisterImport.js";

/** Props of {@link RegisterProgress}. */
export interface RegisterProgressProps extends RegisterOnItsWay {
  t: Messages<typeof registerImportMessages>;
}

/**
 * The progress of an import: the share of the file that has been sent and, once it is complete, that the numbers are
 * being saved.
 */
export function RegisterProgress({ t, fileName, share }: RegisterProgressProps) {
  const formats = useNumbers();
  const isAllSent = share === 1;
  const text = (isAllSent ? t.writing : t.takingIn)({ fileName });
  return (
    <Working>
      <Line>
        <span role="status">{text}</span>
        {/* Hidden from screen readers, which would read every change of the share. The bar also contains it. */}
        {share !== undefined && !isAllSent && <Share aria-hidden="true">{formats.percent(share)}</Share>}
      </Line>
      <Progress label={text} value={isAllSent ? undefined : share} />
    </Working>
  );
}
