"use client";

import { createContext, useContext, useMemo } from "react";

import type { ApiError } from "../ApiError.js";

/** Says what went wrong; an error's `code` names it in every language. */
export type SayError = (error: ApiError) => string;

/** Who says the errors that the hooks below meet. Without it they are said as the server and this package do: in English. */
export const SayErrorContext = createContext<SayError | undefined>(undefined);

/** The same error in the words of the place one is at. */
export function useInWords(): (error: ApiError) => ApiError {
  const say = useContext(SayErrorContext);
  return useMemo(() => (say ? (error) => error.saying(say(error)) : (error) => error), [say]);
}
