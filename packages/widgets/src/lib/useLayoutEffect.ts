import { useEffect, useLayoutEffect as useReactLayoutEffect } from "react";

/** React's, of which React 18 complains on a server, where there is nothing to lay out. */
export const useLayoutEffect = typeof document === "undefined" ? useEffect : useReactLayoutEffect;
