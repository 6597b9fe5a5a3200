export {
  CompanyHeader,
  type CompanyArea,
  type CompanyHeaderMessages,
  type CompanyHeaderProps,
} from "./CompanyHeader.js";
