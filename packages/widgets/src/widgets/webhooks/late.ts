/** What is needed once a person acts on an endpoint: one file, because it is wanted at the same moment. */
export { EndpointEntries } from "./menuActions.js";
export { useEndpointActions } from "./useEndpointActions.js";
