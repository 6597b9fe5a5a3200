// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.
export const attachPotentialCustomers = ["attachPotentialCustomers", "POST", "/v1/potential-customers/bulk/attach", "once"] as const;
export const createPotentialCustomer = ["createPotentialCustomer", "POST", "/v1/potential-customers", "once"] as const;
export const deletePotentialCustomer = ["deletePotentialCustomer", "DELETE", "/v1/potential-customers/{id}"] as const;
export const deletePotentialCustomers = ["deletePotentialCustomers", "POST", "/v1/potential-customers/bulk/delete"] as const;
export const exportPotentialCustomers = ["exportPotentialCustomers", "POST", "/v1/potential-customers/bulk/export", "file"] as const;
export const getPotentialCustomer = ["getPotentialCustomer", "GET", "/v1/potential-customers/{id}"] as const;
export const importPotentialCustomers = ["importPotentialCustomers", "POST", "/v1/potential-customers/bulk/import", "once"] as const;
export const listPotentialCustomers = ["listPotentialCustomers", "GET", "/v1/potential-customers"] as const;
export const previewPotentialCustomersImport = ["previewPotentialCustomersImport", "POST", "/v1/potential-customers/bulk/import/preview"] as const;
export const syncPotentialCustomerContacts = ["syncPotentialCustomerContacts", "POST", "/v1/potential-customers/bulk/sync-contacts", "once"] as const;
export const updatePotentialCustomer = ["updatePotentialCustomer", "PATCH", "/v1/potential-customers/{id}"] as const;
