/** Our colours (design tokens) under the renderer's names, each with sufficient contrast on each of its backgrounds. */
const colours = `
.light-mode {
  --scalar-color-1: #1e1c19; --scalar-color-2: #5d5a55; --scalar-color-3: #5d5a55; --scalar-color-ghost: #5d5a55;
  --scalar-color-accent: #af4103; --scalar-link-color: #af4103;
  --scalar-background-1: #ffffff; --scalar-background-2: #f9f8f5; --scalar-background-3: #f0efec;
  --scalar-background-accent: #fff6ef; --scalar-border-color: #e3e2de;
  --scalar-button-1: #ff6d1b; --scalar-button-1-hover: #f15f03; --scalar-button-1-color: #241207;
  --scalar-color-green: #186f3b; --scalar-color-red: #a42928; --scalar-color-blue: #145ea4; --scalar-color-yellow: #7a5200;
  --scalar-color-orange: #af4103; --scalar-color-purple: #6b3fa0;
  --scalar-sidebar-color-2: #5d5a55; --scalar-sidebar-color-active: #1e1c19; --scalar-sidebar-search-color: #5d5a55;
}
.dark-mode {
  --scalar-color-1: #eeedea; --scalar-color-2: #aca9a4; --scalar-color-3: #aca9a4; --scalar-color-ghost: #aca9a4;
  --scalar-color-accent: #ff9250; --scalar-link-color: #ff9250;
  --scalar-background-1: #161513; --scalar-background-2: #0f0e0c; --scalar-background-3: #2c2b28;
  --scalar-background-accent: #241b14; --scalar-border-color: #2c2b28;
  --scalar-button-1: #ff7a2a; --scalar-button-1-hover: #ff9250; --scalar-button-1-color: #241207;
  --scalar-color-green: #98d3a7; --scalar-color-red: #ffa89f; --scalar-color-blue: #95c7ff; --scalar-color-yellow: #f0c674;
  --scalar-color-orange: #ff9d64; --scalar-color-purple: #c9a6ff;
  --scalar-sidebar-color-2: #aca9a4; --scalar-sidebar-color-active: #eeedea; --scalar-sidebar-search-color: #aca9a4;
}
.light-mode, .dark-mode { --scalar-font: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
/* Focused by script because of a URL; no key was pressed. */
.references-rendered .section { outline: none; }
`;

/** The settings of the renderer: our contract, our colours, this server, and no external services. */
const configuration = {
  url: "/docs/openapi.json",
  theme: "none",
  customCss: colours,
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: "never",
  showOperationId: true,
  persistAuth: false,
  authentication: { preferredSecurityScheme: "bearerAuth" },
  defaultHttpClient: { targetKey: "shell", clientKey: "curl" },
};

/** Runs after the renderer's own file. */
export const referenceScript = `
// The renderer starts light and visibly turns dark; its choice is set in advance.
const chosen = localStorage.getItem("colorMode");
const isDark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
document.body.classList.add(isDark ? "dark-mode" : "light-mode");

Scalar.createApiReference("#reference", ${JSON.stringify(configuration)});

// Texts for screen readers that the renderer lacks.
const repairs = {
  "button[class*='copy-button']:not([aria-label])": (button) => button.setAttribute("aria-label", "Copy"),
  "button[role=none]": (button) => button.removeAttribute("role"),
  ".cm-content[role=textbox]:not([aria-label])": (editor) => editor.setAttribute("aria-label", "Request body"),
  "[role=combobox]:not([aria-expanded])": (field) => field.setAttribute("aria-expanded", "false"),
  "section[aria-label^=Notifications]:not([role])": (toasts) => toasts.setAttribute("role", "group"),
};
const repair = () => {
  for (const [selector, mend] of Object.entries(repairs)) document.querySelectorAll(selector).forEach(mend);
  // The content behind the form that sends a request is not reachable while the form is open.
  const isTrying = document.querySelector(".scalar-client--open") !== null;
  document.querySelectorAll(".references-rendered, .t-doc__sidebar").forEach((part) => part.toggleAttribute("inert", isTrying));
};
new MutationObserver(repair).observe(document.body, { childList: true, subtree: true, attributeFilter: ["class"] });
repair();
`;
