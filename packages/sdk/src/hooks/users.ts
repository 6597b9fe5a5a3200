"use client";

import { actionHook } from "./useAction.js";
import { readHook } from "./useGet.js";

/** List users. */
export const useListUsers = readHook("listUsers");

/** Create a user. */
export const useCreateUser = actionHook("createUser");

/** Invite a user. */
export const useInviteUser = actionHook("inviteUser");

/** Send an invitation again. */
export const useResendInvitation = actionHook("resendInvitation");

/** Read a user. */
export const useGetUser = readHook("getUser");

/** Change a user. */
export const useUpdateUser = actionHook("updateUser");

/** Delete a user. */
export const useDeleteUser = actionHook("deleteUser");
