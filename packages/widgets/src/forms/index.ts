export { FieldErrors } from "./FieldErrors.js";
export {
  FormCheckbox,
  FormComboBox,
  FormDateTimeField,
  FormMultiSelect,
  FormPhoneField,
  FormRating,
  FormSelect,
  FormSwitch,
  FormTextArea,
  FormTextField,
  FormWebsiteField,
} from "./fields.js";
export { Form, FormNotice, FormSubmit, type FormProps, type FormSubmitProps } from "./Form.js";
export { phoneNumber } from "./phoneNumber.js";
export { useForm, useFormValue, type FormHandle, type FormOptions } from "./useForm.js";
export { toWebsite, website, withoutProtocol } from "./website.js";
