export type { PlansEvent } from "./Plans.types.js";
export { Plans, type PlansMessages, type PlansProps } from "./Plans.js";
