export { faultsOf, type FormFault } from "./faultsOf.js";
export * from "./fields.js";
export { FormView, type FormViewProps } from "./FormView.js";
export { type Bound, useBoundField } from "./useBoundField.js";
export { type Form, type FormOptions, useForm } from "./useForm.js";
