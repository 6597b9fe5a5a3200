import { useEffect, useLayoutEffect as useReactLayoutEffect } from "react";

/** React's own, without the warning of React 18 on a server, where there is no layout. */
export const useLayoutEffect = typeof document === "undefined" ? useEffect : useReactLayoutEffect;
