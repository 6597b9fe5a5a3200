/**
 * React for the tests of the suite `browser`: its development build, with every warning and check, but without what only
 * its DevTools show. A record of each render for the browser's profiler and a stack trace for each element are almost a
 * third of what a page of tests does.
 */
import type { DepOptimizationOptions, Plugin } from "vite";

const isReact = /\/(react|react-dom)\/cjs\/[\w-]+\.development\.js$/;
const ownerStacks = "1e4 > ReactSharedInternals.recentlyCreatedOwnerStacks++";

const withoutOwnerStacks: Plugin = {
  name: "callwright:quiet-react",
  transform: (code, id) => (isReact.test(id) ? code.replaceAll(ownerStacks, "false") : undefined),
};

/** For Vite's `optimizeDeps.rolldownOptions`. */
export const quietReact = {
  plugins: [withoutOwnerStacks],
  transform: { define: { "console.timeStamp": "undefined", "console.createTask": "undefined" } },
} satisfies DepOptimizationOptions["rolldownOptions"];
