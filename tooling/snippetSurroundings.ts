/**
 * The context of the guides' code: names of the reader's own program, which can be anything, and the imports of earlier
 * code in the same guide, with the types from our packages.
 */
const own = [
  "app",
  "requireLogin",
  "track",
  "log",
  "count",
  "time",
  "link",
  "navigate",
  "search",
  "callId",
  "record",
  "userId",
  "token",
  "main",
  "zone",
  "request",
  "response",
  "rawBody",
  "render",
  "expect",
  "setupServer",
  "http",
  "page",
  "statuses",
  "phoneBookIds",
  "query",
  "file",
  "signal",
  "onSent",
  "id",
  "open",
  "vue",
];

const imported: Record<string, string[]> = {
  "@callwright/sdk": ["prefetch"],
  "@callwright/sdk/fake": ["createFakeApi", "fail", "fixtures", "never", "ok"],
  "@callwright/sdk/hooks": [
    "CallwrightApiProvider",
    "useImportRegister",
    "useListCalls",
    "useLiveEvents",
    "useStartCalls",
  ],
  "@callwright/widgets": ["CallCenter", "CallHistory", "CallwrightProvider", "createTheme", "themePresets"],
  react: ["useRef"],
  "react-dom/client": ["hydrateRoot"],
  "react-dom/server": ["renderToString"],
};

/** Packages that are installed in a reader's project and not here. */
const strangers = [
  "@angular/platform-browser",
  "@sveltejs/vite-plugin-svelte",
  "@vitejs/plugin-vue",
  "next/navigation",
  "standardwebhooks",
  "svelte",
  "vue",
  "*.vue",
  "*.svelte",
];

const typesOf: Record<string, string[]> = {
  "@callwright/widgets": ["CallCenterHandle", "ListMemory"],
};

export const surroundings = [
  ...own.map((name) => `declare const ${name}: any;`),
  ...Object.entries(imported).flatMap(([module, names]) =>
    names.map((name) => `declare const ${name}: typeof import("${module}").${name};`),
  ),
  ...Object.entries(typesOf).flatMap(([module, names]) =>
    names.map((name) => `type ${name} = import("${module}").${name};`),
  ),
  ...strangers.map((name) => `declare module "${name}";`),
  'declare module "@angular/core" { export const Component: any; export const CUSTOM_ELEMENTS_SCHEMA: any; export function signal<Value>(value?: Value): any; }',
  'declare const elements: typeof import("@callwright/widgets/elements");',
  "declare const api: ReturnType<typeof createFakeApi>;",
  'declare const client: import("@callwright/sdk").CallwrightClient;',
  'declare const initialData: readonly import("@callwright/sdk").FirstRead[];',
  'declare const fetchSession: import("@callwright/sdk").FetchSession;',
  "declare const importRegister: ReturnType<typeof useImportRegister>;",
  "declare const App: (props: {}) => any; declare const Page: (props: { client: unknown; initialData?: unknown }) => any;",
].join("\n");
