import { useState } from "react";

import { emptyCompany } from "../../../companies/companyForm.js";
import { NewCompanyForm } from "../../../companies/NewCompanyForm.js";
import { useNewCompany } from "../../../companies/useNewCompany.js";
import { Form, FormNotice, FormSubmit, useForm, useFormValue } from "../../../forms/index.js";
import { type Messages, useAllMessages } from "../../../i18n/index.js";
import { DeleteButton } from "../../../records/DeleteButton.js";
import { Button } from "../../../ui/button/index.js";
import { useConfirm } from "../../../ui/confirm/index.js";
import { Modal } from "../../../ui/modal/index.js";
import { useToast } from "../../../ui/toast/index.js";
import type { firstUsersMessages } from "../users.firstTexts.js";
import { usersMessages } from "../users.messages.js";
import type { UserRow } from "../Users.types.js";
import { UserFields } from "./UserFields.js";
import { hasOneCompany, toUserValues, type UserAccess, userSchema, userSentAs } from "./userForm.js";
import { useSaveUser } from "./useSaveUser.js";

/** Props of {@link UserModal}. */
export interface UserModalProps {
  t: Messages<typeof firstUsersMessages>;
  isOpen: boolean;
  /** The user to edit; if undefined, one is added. */
  user: UserRow | undefined;
  onClose: () => void;
  onSaved: (userId: string) => void;
  /** Called after the person has confirmed the deletion. */
  onDelete: (userId: string) => void;
}

/**
 * The dialog that adds a user or edits one (B-USER-09, B-USER-10). In a second step it can create a company, with an
 * arrow back (B-USER-11). Both steps keep their values.
 */
export function UserModal({ t: begun, isOpen, user, onClose, onSaved, onDelete }: UserModalProps) {
  const t = useAllMessages(usersMessages, begun);
  const toast = useToast();
  const { confirm, dialog } = useConfirm();
  const isNew = user === undefined;
  const [access, setAccess] = useState<UserAccess>("password");
  const { save, readAgain } = useSaveUser(user?.id, access, isNew ? t.createFailed : t.updateFailed);
  const isInvited = isNew && access === "invitation";
  const form = useForm((z) => userSchema(z, t, { email: isNew, password: isNew && !isInvited }), {
    defaultValues: toUserValues(user),
    sentAs: userSentAs,
    record: user && { updatedAt: user.updatedAt, readAgain: () => readAgain(user.id) },
    onSubmit: async (values, basedOn) => {
      const { id } = await save(values, basedOn);
      toast.success(isInvited ? t.invited({ email: values.email }) : isNew ? t.created : t.updated);
      onSaved(id);
      onClose();
    },
  });
  const role = useFormValue(form, "role");
  const companies = useFormValue(form, "companies");

  const [step, setStep] = useState<"user" | "company" | "userAgain">("user");
  const back = () => setStep("userAgain");
  const company = useNewCompany(({ id, name }) => {
    const created = { id, label: name };
    form.setValue("companies", hasOneCompany(role) ? [created] : [...companies, created]);
    back();
  });
  const createCompany = (name: string) => {
    // An unfinished company keeps its values; the values of a company that was created are cleared.
    if (!company.form.isDirty) company.form.reset(emptyCompany);
    if (name !== "") company.form.setValue("name", name);
    setStep("company");
  };
  const isCompany = step === "company";

  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={isCompany ? t.createCompany : isNew ? t.add : t.editTitle}
      onBack={isCompany ? back : undefined}
      isDirty={form.isDirty || company.form.isDirty}
      isDismissable={!form.isSubmitting && !company.form.isSubmitting}
      footer={({ close }) =>
        isCompany ? (
          <>
            <Button onPress={back}>{t.cancel}</Button>
            <FormSubmit form={company.form}>{t.create}</FormSubmit>
          </>
        ) : (
          <>
            {user && (
              <DeleteButton isDisabled={form.isSubmitting} onPress={() => void remove(user)}>
                {t.delete}
              </DeleteButton>
            )}
            <Button onPress={close}>{t.cancel}</Button>
            <FormSubmit form={form} needsChange={!isNew}>
              {isInvited ? t.invite : isNew ? t.create : t.save}
            </FormSubmit>
          </>
        )
      }
    >
      {isCompany ? (
        <NewCompanyForm company={company} />
      ) : (
        <Form form={form}>
          <UserFields
            t={t}
            form={form}
            access={isNew ? access : undefined}
            onAccessChange={setAccess}
            focused={step === "userAgain" ? "company" : "role"}
            onCreateCompany={createCompany}
          />
          <FormNotice form={form} />
        </Form>
      )}
      {dialog}
    </Modal>
  );

  async function remove({ id, name, surname }: UserRow) {
    const title = t.deleteTitle({ name: `${name} ${surname}` });
    if (!(await confirm({ title, body: t.deleteBody, confirmLabel: t.delete }))) return;
    onClose();
    onDelete(id);
  }
}
