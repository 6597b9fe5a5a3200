export { knownPromoCodes } from "./reference/knownPromoCodes.ts";
export { seedReference } from "./reference/seedReference.ts";
export { demoAccounts, demoPassword } from "./demo/accounts.ts";
export { seedDemo } from "./demo/seedDemo.ts";
