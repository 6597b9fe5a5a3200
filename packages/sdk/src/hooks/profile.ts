"use client";

import { actionHook } from "./useAction.js";
import { readHook } from "./useGet.js";

/** Read my profile. */
export const useGetProfile = readHook("getProfile");

/** Change my profile. */
export const useUpdateProfile = actionHook("updateProfile");

/** Finish the welcome dialog. */
export const useCompleteWelcome = actionHook("completeWelcome");
