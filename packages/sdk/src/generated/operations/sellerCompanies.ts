// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.
export const createFaq = ["createFaq", "POST", "/v1/seller-companies/{id}/faq", "once"] as const;
export const createSellerCompany = ["createSellerCompany", "POST", "/v1/seller-companies", "once"] as const;
export const deleteFaq = ["deleteFaq", "DELETE", "/v1/seller-companies/{id}/faq/{faqId}"] as const;
export const deleteSellerCompanies = ["deleteSellerCompanies", "POST", "/v1/seller-companies/bulk/delete"] as const;
export const deleteSellerCompany = ["deleteSellerCompany", "DELETE", "/v1/seller-companies/{id}"] as const;
export const exportSellerCompanies = ["exportSellerCompanies", "POST", "/v1/seller-companies/bulk/export", "file"] as const;
export const getDialPolicy = ["getDialPolicy", "GET", "/v1/seller-companies/{id}/dial-policy"] as const;
export const getDisclosureSound = ["getDisclosureSound", "GET", "/v1/seller-companies/{id}/dial-policy/sound", "file"] as const;
export const getSellerCompany = ["getSellerCompany", "GET", "/v1/seller-companies/{id}"] as const;
export const listFaqs = ["listFaqs", "GET", "/v1/seller-companies/{id}/faq"] as const;
export const listSellerCompanies = ["listSellerCompanies", "GET", "/v1/seller-companies"] as const;
export const listSellerCompanyMembers = ["listSellerCompanyMembers", "GET", "/v1/seller-companies/{id}/members"] as const;
export const updateDialPolicy = ["updateDialPolicy", "PATCH", "/v1/seller-companies/{id}/dial-policy"] as const;
export const updateFaq = ["updateFaq", "PATCH", "/v1/seller-companies/{id}/faq/{faqId}"] as const;
export const updateSellerCompany = ["updateSellerCompany", "PATCH", "/v1/seller-companies/{id}"] as const;
