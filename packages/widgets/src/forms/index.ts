export type { EditedRecord, RecordState } from "./editedRecord.js";
export { FieldErrors } from "./FieldErrors.js";
// One module each: a bundler includes whole modules, and a text field must not include a date picker.
export { FormCheckbox } from "./fields/FormCheckbox.js";
export { FormComboBox } from "./fields/FormComboBox.js";
export { FormDateTimeField } from "./fields/FormDateTimeField.js";
export { FormFileDrop } from "./fields/FormFileDrop.js";
export { FormMultiSelect } from "./fields/FormMultiSelect.js";
export { FormPasswordField } from "./fields/FormPasswordField.js";
export { FormPhoneField } from "./fields/FormPhoneField.js";
export { FormRating } from "./fields/FormRating.js";
export { FormSelect } from "./fields/FormSelect.js";
export { FormSwitch } from "./fields/FormSwitch.js";
export { FormTextArea } from "./fields/FormTextArea.js";
export { FormTextField } from "./fields/FormTextField.js";
export { FormWebsiteField } from "./fields/FormWebsiteField.js";
export { Form, FormNotice, FormSubmit, type FormProps, type FormSubmitProps } from "./Form.js";
export { orSaying } from "./orSaying.js";
export { useTellDirty } from "../lib/useTellDirty.js";
export { phoneNumber } from "./phoneNumber.js";
export { useForm, useFormValue, type FormHandle, type FormOptions } from "./useForm.js";
export { toWebsite, website, withoutProtocol } from "./website.js";
/** For parts that are used in several forms. */
export type { FieldPathByValue, FieldValues } from "react-hook-form";
