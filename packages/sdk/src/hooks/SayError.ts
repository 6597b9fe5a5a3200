"use client";

import { createContext, useContext, useMemo } from "react";

import type { ApiError } from "../ApiError.js";

/** Translates an error by its `code`. */
export type SayError = (error: ApiError) => string;

/**
 * The translation of errors for the hooks below. Without it, the texts of the server and of this package are used, in
 * English.
 */
export const SayErrorContext = createContext<SayError | undefined>(undefined);

/** The same error with the texts of the nearest provider. */
export function useInWords(): (error: ApiError) => ApiError {
  const say = useContext(SayErrorContext);
  return useMemo(() => (say ? (error) => error.saying(say(error)) : (error) => error), [say]);
}
