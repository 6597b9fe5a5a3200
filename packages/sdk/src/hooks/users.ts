"use client";

import * as operations from "../generated/operations/users.js";
import * as freshenedBy from "./freshness.js";
import { actionHook } from "./useAction.js";
import { readHook } from "./useGet.js";

/** List users. */
export const useListUsers = readHook(operations.listUsers);

/** Create a user. */
export const useCreateUser = actionHook(operations.createUser, freshenedBy.createUser);

/** Invite a user. */
export const useInviteUser = actionHook(operations.inviteUser, freshenedBy.inviteUser);

/** Send an invitation again. */
export const useResendInvitation = actionHook(operations.resendInvitation, freshenedBy.resendInvitation);

/** Read a user. */
export const useGetUser = readHook(operations.getUser);

/** Change a user. */
export const useUpdateUser = actionHook(operations.updateUser, freshenedBy.updateUser);

/** Delete a user. */
export const useDeleteUser = actionHook(operations.deleteUser, freshenedBy.deleteUser);
