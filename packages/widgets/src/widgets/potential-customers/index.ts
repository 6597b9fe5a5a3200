export {
  PotentialCustomers,
  type PotentialCustomersHandle,
  type PotentialCustomersMessages,
  type PotentialCustomersProps,
} from "./PotentialCustomers.js";
export type { ImportOutcome, PotentialCustomersEvent, PotentialCustomersView } from "./PotentialCustomers.types.js";
