"use client";

import { actionHook } from "./useAction.js";
import { readHook } from "./useGet.js";

/** Read my profile. */
export const useGetProfile = readHook("getProfile");

/** Change my profile. */
export const useUpdateProfile = actionHook("updateProfile");

/** Change my password. */
export const useChangePassword = actionHook("changePassword");

/** Finish the welcome dialog. */
export const useCompleteWelcome = actionHook("completeWelcome");
