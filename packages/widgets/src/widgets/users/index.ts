export { Users, type UsersMessages, type UsersProps } from "./Users.js";
export type { UsersEvent, UsersView } from "./Users.types.js";
