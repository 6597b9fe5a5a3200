export { CompanySettings, type CompanySettingsMessages, type CompanySettingsProps } from "./CompanySettings.js";
