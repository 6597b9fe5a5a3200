/** We were about to answer something that the contract does not promise. */
export class ContractBroken extends Error {}
