// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.
export const createContact = ["createContact", "POST", "/v1/potential-customers/{id}/contacts", "once"] as const;
export const deleteContact = ["deleteContact", "DELETE", "/v1/potential-customers/{id}/contacts/{contactId}"] as const;
export const getContact = ["getContact", "GET", "/v1/potential-customers/{id}/contacts/{contactId}"] as const;
export const getContactCallability = ["getContactCallability", "GET", "/v1/potential-customers/{id}/contacts/{contactId}/callability"] as const;
export const importContacts = ["importContacts", "POST", "/v1/potential-customers/{id}/contacts/bulk/import", "once"] as const;
export const listContactReviews = ["listContactReviews", "GET", "/v1/potential-customers/{id}/contacts/{contactId}/reviews"] as const;
export const listContacts = ["listContacts", "GET", "/v1/potential-customers/{id}/contacts"] as const;
export const previewContactsImport = ["previewContactsImport", "POST", "/v1/potential-customers/{id}/contacts/bulk/import/preview"] as const;
export const updateContact = ["updateContact", "PATCH", "/v1/potential-customers/{id}/contacts/{contactId}"] as const;
