import { PasswordNeeds } from "../../../auth/PasswordNeeds.js";
import { useSellerCompanyChoices } from "../../../companies/useSellerCompanyChoices.js";
import { type FormHandle, FormMultiSelect, FormSelect, FormTextField, useFormValue } from "../../../forms/index.js";
import { type Messages, useMessages } from "../../../i18n/index.js";
import { roleMessages } from "../../../records/role.messages.js";
import { Link } from "../../../ui/link/index.js";
import type { usersMessages } from "../users.messages.js";
import { Pair } from "../Users.styles.js";
import { useCompaniesOfRole } from "./useCompaniesOfRole.js";
import { hasOneCompany, roles, type UserValues } from "./userForm.js";

/** Props of {@link UserFields}. */
export interface UserFieldsProps {
  t: Messages<typeof usersMessages>;
  form: FormHandle<UserValues>;
  isNew: boolean;
  /** The field to begin with: after the company's step it is the company. */
  focused: "name" | "company";
  /** Leads to the form of a company that is not there yet, with the name that was looked for. */
  onCreateCompany: (name: string) => void;
}

/** Who the user is, and which companies they work for. */
export function UserFields({ t, form, isNew, focused, onCreateCompany }: UserFieldsProps) {
  const roleNames = useMessages(roleMessages);
  const role = useCompaniesOfRole(form);
  const companies = useSellerCompanyChoices(role !== null);
  const password = useFormValue(form, "password");
  const isSingle = hasOneCompany(role);
  return (
    <>
      <Pair>
        <FormTextField form={form} name="name" label={t.name} autoFocus={focused === "name"} maxLength={100} />
        <FormTextField form={form} name="surname" label={t.surname} maxLength={100} />
      </Pair>
      {isNew && (
        <>
          <FormTextField form={form} name="email" type="email" label={t.email} autoComplete="off" maxLength={254} />
          <FormTextField
            form={form}
            name="password"
            type="password"
            label={t.password}
            autoComplete="new-password"
            maxLength={200}
          />
          <PasswordNeeds password={password} />
        </>
      )}
      <FormSelect form={form} name="role" label={t.role} options={roles.map((id) => ({ id, label: roleNames[id] }))} />
      <FormMultiSelect
        form={form}
        name="companies"
        label={isSingle ? t.company : t.companies}
        isSingle={isSingle}
        autoFocus={focused === "company"}
        disabledReason={role === null ? t.roleFirst : undefined}
        labelAside={role !== null && <Link onPress={() => onCreateCompany("")}>{t.createCompany}</Link>}
        {...companies}
        debounceMs={300}
        onCreate={onCreateCompany}
      />
    </>
  );
}
