import { PasswordNeeds } from "../../../auth/PasswordNeeds.js";
import { useSellerCompanyChoices } from "../../../companies/useSellerCompanyChoices.js";
import {
  type FormHandle,
  FormMultiSelect,
  FormSelect,
  FormPasswordField,
  FormTextField,
  useFormValue,
} from "../../../forms/index.js";
import { type Messages, useMessages } from "../../../i18n/index.js";
import { roleMessages } from "../../../records/role.messages.js";
import { Link } from "../../../ui/link/index.js";
import { Segmented } from "../../../ui/segmented/index.js";
import type { usersMessages } from "../users.messages.js";
import { Access, Hint, Pair } from "../Users.styles.js";
import { useCompaniesOfRole } from "./useCompaniesOfRole.js";
import { hasOneCompany, roles, type UserAccess, type UserValues } from "./userForm.js";

/** Props of {@link UserFields}. */
export interface UserFieldsProps {
  t: Messages<typeof usersMessages>;
  form: FormHandle<UserValues>;
  /** How a new user gets a password; undefined for a saved user. */
  access: UserAccess | undefined;
  onAccessChange: (access: UserAccess) => void;
  /** The field that is focused first: after the step for a company, the field for companies. */
  focused: "role" | "company";
  /** Called when a person wants to create a company that was not found, with the name they searched for. */
  onCreateCompany: (name: string) => void;
}

/** The fields of a user: the role and the companies, then the name, the email and the password. */
export function UserFields({ t, form, access, onAccessChange, focused, onCreateCompany }: UserFieldsProps) {
  const roleNames = useMessages(roleMessages);
  const role = useCompaniesOfRole(form);
  const companies = useSellerCompanyChoices(role !== null);
  const password = useFormValue(form, "password");
  const isSingle = hasOneCompany(role);
  return (
    <>
      <FormSelect
        form={form}
        name="role"
        label={t.role}
        options={roles.map((id) => ({ id, label: roleNames[id] }))}
        autoFocus={focused === "role"}
      />
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
      <Pair>
        <FormTextField form={form} name="name" label={t.name} maxLength={100} />
        <FormTextField form={form} name="surname" label={t.surname} maxLength={100} />
      </Pair>
      {access !== undefined && (
        <>
          <FormTextField form={form} name="email" type="email" label={t.email} autoComplete="off" maxLength={254} />
          <Access>
            <Segmented
              label={t.access}
              options={[
                { value: "invitation", label: t.accessInvite },
                { value: "password", label: t.accessPassword },
              ]}
              value={access}
              onChange={onAccessChange}
            />
            <Hint>{access === "invitation" ? t.accessInviteHint : t.accessPasswordHint}</Hint>
          </Access>
          {access === "password" && (
            <>
              <FormPasswordField
                form={form}
                name="password"
                label={t.password}
                autoComplete="new-password"
                maxLength={200}
              />
              <PasswordNeeds password={password} />
            </>
          )}
        </>
      )}
    </>
  );
}
