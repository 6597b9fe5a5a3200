export { Companies, type CompaniesMessages, type CompaniesProps } from "./Companies.js";
export type { CompaniesEvent, CompaniesView } from "./Companies.types.js";
