export { CompanyFaq, type CompanyFaqMessages, type CompanyFaqProps } from "./CompanyFaq.js";
