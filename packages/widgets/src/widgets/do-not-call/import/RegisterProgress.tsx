import { type Messages, useFormats } from "../../../i18n/index.js";
import { Progress } from "../../../ui/progress/index.js";
import { Line, Share, Working } from "./RegisterImport.styles.js";
import type { registerImportMessages } from "./registerImport.messages.js";
import type { RegisterOnItsWay } from "./useRegisterImport.js";

/** Props of {@link RegisterProgress}. */
export interface RegisterProgressProps extends RegisterOnItsWay {
  t: Messages<typeof registerImportMessages>;
}

/** How much of a register has been read; once it all has, its numbers are written down. */
export function RegisterProgress({ t, fileName, share }: RegisterProgressProps) {
  const formats = useFormats();
  const isAllSent = share === 1;
  const text = (isAllSent ? t.writing : t.takingIn)({ fileName });
  return (
    <Working>
      <Line>
        <span role="status">{text}</span>
        {/* Not read out: a share that changes all the time would be all one hears. The bar says it to who asks. */}
        {share !== undefined && !isAllSent && <Share aria-hidden="true">{formats.percent(share)}</Share>}
      </Line>
      <Progress label={text} value={isAllSent ? undefined : share} />
    </Working>
  );
}
