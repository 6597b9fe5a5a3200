export { AcceptInvitation, type AcceptInvitationProps } from "./AcceptInvitation.js";
export type { AcceptInvitationMessages } from "./acceptInvitation.messages.js";
