import type { UserRole } from "@callwright/sdk/contract";
import { useEffect } from "react";

import { type FormHandle, useFormValue } from "../../../forms/index.js";
import { hasOneCompany, type UserValues } from "./userForm.js";

/** Returns the chosen role. If it becomes a seller's, only the first company is kept. */
export function useCompaniesOfRole(form: FormHandle<UserValues>): UserRole | null {
  const role = useFormValue(form, "role");
  const companies = useFormValue(form, "companies");
  const { setValue } = form;
  useEffect(() => {
    if (hasOneCompany(role) && companies.length > 1) setValue("companies", companies.slice(0, 1));
  }, [role, companies, setValue]);
  return role;
}
