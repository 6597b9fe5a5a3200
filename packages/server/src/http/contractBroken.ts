/** Our response would violate the contract. */
export class ContractBroken extends Error {}
