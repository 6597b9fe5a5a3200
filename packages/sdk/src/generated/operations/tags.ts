// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.
export const createPotentialCustomerTag = ["createPotentialCustomerTag", "POST", "/v1/potential-customer-tags", "once"] as const;
export const deletePotentialCustomerTag = ["deletePotentialCustomerTag", "DELETE", "/v1/potential-customer-tags/{id}"] as const;
export const listPotentialCustomerTags = ["listPotentialCustomerTags", "GET", "/v1/potential-customer-tags"] as const;
export const updatePotentialCustomerTag = ["updatePotentialCustomerTag", "PATCH", "/v1/potential-customer-tags/{id}"] as const;
