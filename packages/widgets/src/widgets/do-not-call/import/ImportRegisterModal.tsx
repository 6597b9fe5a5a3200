import { useMemo } from "react";

import { wallTimeAt } from "../../../calls/later/later.model.js";
import {
  Form,
  FormDateTimeField,
  FormFileDrop,
  FormNotice,
  FormSelect,
  FormSubmit,
  FormTextField,
  useForm,
  useFormValue,
} from "../../../forms/index.js";
import { type Messages, useNames, useMessages } from "../../../i18n/index.js";
import { useClock } from "../../../lib/clock.js";
import { useNow } from "../../../lib/useNow.js";
import { useStay } from "../../../lib/useStay.js";
import { Button } from "../../../ui/button/index.js";
import { Modal } from "../../../ui/modal/index.js";
import type { NumberRow } from "../doNotCall.model.js";
import type { DoNotCallModel } from "../useDoNotCall.js";
import { ImportedRegister } from "./ImportedRegister.js";
import { registerImportMessages } from "./registerImport.messages.js";
import { registerSchema } from "./registerImport.model.js";
import { ownerOf, type RegisterOwner } from "./registerOwner.js";
import { RegisterProgress } from "./RegisterProgress.js";
import { useProposedEnd } from "./useProposedEnd.js";
import { useRegisterImport } from "./useRegisterImport.js";

/** Props of {@link ImportRegisterModal}. */
export interface ImportRegisterModalProps {
  isOpen: boolean;
  onClose: () => void;
  model: Pick<DoNotCallModel, "isManager" | "sellers" | "report">;
  /** The row of the register for which a newer file is imported. If undefined, a new register is imported. */
  newerOf: NumberRow | undefined;
}

/** The form that imports a register of numbers that are not called. Afterwards it shows what the file contained. */
export function ImportRegisterModal({ isOpen, onClose, model, newerOf }: ImportRegisterModalProps) {
  const t = useMessages(registerImportMessages);
  const { timeZone } = useClock();
  const now = wallTimeAt(useNow(60_000), timeZone);
  const owner = ownerOf(newerOf, model.isManager, model.sellers.chosen);
  const importing = useRegisterImport(t, owner, model.report);
  const { underWay, result } = importing;
  // The lines that were left out are shown nowhere else.
  const isShownOnce = result !== undefined && result.invalidCount > 0;
  useStay(isOpen && isShownOnce);
  const register = newerOf?.register?.name;
  const form = useForm((z) => registerSchema(z, t, { timeZone, now }), {
    defaultValues: { register: register ?? "", countryIso2: null, expiresAt: null, file: null },
    onSubmit: (file) => importing.send(file),
  });
  const limit = useProposedEnd(form, now);
  const country = useFormValue(form, "countryIso2");
  const formats = useNames();
  const kinds = useMemo(() => ({ endings: [".xlsx", ".csv", ".txt"], drop: t.drop, refusal: t.otherKind }), [t]);
  const title = register !== undefined ? t.titleOfNewer({ register }) : t.title;
  if (result)
    return (
      <Modal
        isOpen={isOpen}
        onClose={onClose}
        title={title}
        isDismissable={!isShownOnce}
        footer={<DoneButton t={t} onPress={onClose} />}
      >
        <ImportedRegister t={t} result={result} />
      </Modal>
    );
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      isDirty={form.isDirty}
      isDismissable={!underWay}
      footer={({ close }) => (
        <>
          {underWay ? <Button onPress={importing.stop}>{t.stop}</Button> : <Button onPress={close}>{t.cancel}</Button>}
          <FormSubmit form={form}>{t.submit}</FormSubmit>
        </>
      )}
    >
      <Form form={form}>
        <p>{aboutOwner(t, owner)}</p>
        {register !== undefined ? (
          <p>{t.newerAdds}</p>
        ) : (
          <FormTextField
            form={form}
            name="register"
            label={t.register}
            placeholder={t.registerPlaceholder}
            maxLength={100}
            autoFocus
          />
        )}
        <FormSelect
          form={form}
          name="countryIso2"
          label={t.country}
          options={importing.countries}
          isLoading={importing.isLoadingCountries}
          emptyLabel={t.noCountry}
          autoFocus={register !== undefined}
        />
        <FormDateTimeField
          form={form}
          name="expiresAt"
          label={t.expiresAt}
          description={
            limit === undefined || country === null
              ? t.expiresAtHint
              : t.ageLimit({ count: limit, country: formats.country(country) })
          }
          isOptional
          timeZone={timeZone}
          minValue={now}
        />
        <FormFileDrop form={form} name="file" label={t.file} kinds={kinds} isDisabled={underWay !== undefined} />
        {underWay && <RegisterProgress t={t} {...underWay} />}
        <FormNotice form={form} />
      </Form>
    </Modal>
  );
}

type Texts = Messages<typeof registerImportMessages>;

const DoneButton = ({ t, onPress }: { t: Texts; onPress: () => void }) => (
  <Button variant="primary" onPress={onPress}>
    {t.done}
  </Button>
);

function aboutOwner(t: Texts, owner: RegisterOwner): string {
  if (owner.kind === "everybody") return t.ofEverybody;
  return owner.kind === "company" && owner.name !== undefined ? t.ofCompany({ company: owner.name }) : t.ofOwnCompany;
}
