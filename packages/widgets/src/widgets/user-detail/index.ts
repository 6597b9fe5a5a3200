export { UserDetail, type UserDetailMessages, type UserDetailProps } from "./UserDetail.js";
export type { UserDetailView } from "./UserDetail.types.js";
