import optimizeLocales from "@react-aria/optimize-locales-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, mergeConfig, type UserConfig } from "vite";

import { compileHints } from "../../tooling/compileHints.ts";
import { type Pages, type SharedFile, sharedFiles } from "../../tooling/sharedFiles.ts";
import { styles } from "../../tooling/styles/plugin.ts";
import { pageFiles } from "./pageFiles.ts";

/** The pages that are shown without a session. */
const beforeLogin = new Set(["Login", "SignUp", "Reset", "VerifyEmail", "AcceptInvitation"]);
const isEarly = (pages: Pages) => !pages.isDisjointFrom(beforeLogin);

/** The lists with the most code of their own, on which the code of other lists should not weigh too. */
const isOnHeavy = (pages: Pages) => pages.has("Calls") || pages.has("CallCenter");

/** The pages about money. Those of the second set have no table. */
const money = new Set(["Balance", "CompanyUsage"]);
const payment = new Set(["Balance", "CompanyUsage", "CompanyPlans", "Dashboard"]);

const developers = new Set(["Developers", "CompanyDevelopers"]);

function files(beginWith: (module: RegExp) => Pages): SharedFile[] {
  const lists = beginWith(/ui\/table\/Table\.tsx$/);
  const forms = beginWith(/forms\/useForm\.ts$/);
  const isOfForms = (pages: Pages) => !isEarly(pages) && pages.isDisjointFrom(lists);
  const isOfLists = (pages: Pages) => pages.size >= 3 && pages.isSubsetOf(lists);
  return [
    { name: "app", has: (pages) => pages.has("app") || (pages.has("frame") && isEarly(pages)) },
    { name: "auth", has: (pages) => pages.size >= 2 && pages.isSubsetOf(beforeLogin) },
    { name: "frame", has: (pages) => pages.has("frame") },
    { name: "list", has: (pages) => isOfLists(pages) && isOnHeavy(pages) },
    { name: "chips", has: (pages) => isOfLists(pages) && pages.has("PotentialCustomers") },
    { name: "menus", has: (pages) => isOfLists(pages) && pages.has("Products") && pages.has("Users") },
    { name: "records", has: isOfLists },
    { name: "calls", has: (pages) => pages.has("Calls") && pages.has("LiveCalls") && !isEarly(pages) },
    { name: "form", has: (pages) => pages.size >= 4 && pages.isSubsetOf(forms) },
    { name: "most", has: (pages) => pages.size >= 5 && !isEarly(pages) },
    { name: "shared", has: (pages) => pages.size >= 5 },
    { name: "figures", has: (pages) => pages.has("Dashboard") && pages.has("Calls") && !isEarly(pages) },
    { name: "lists", has: (pages) => pages.size >= 2 && pages.has("Calls") && pages.isSubsetOf(lists) },
    { name: "company", has: (pages) => pages.size >= 2 && pages.has("CompanySettings") && isOfCompany(pages) },
    { name: "history", has: (pages, isShared) => isShared && pages.has("Calls") && !isEarly(pages) },
    { name: "items", has: (pages, isShared) => isShared && pages.size === 1 && pages.has("CallCenter") },
    { name: "center", has: (pages, isShared) => isShared && pages.has("CallCenter") && !isEarly(pages) },
    { name: "payment", has: (pages) => pages.has("Balance") && pages.has("CompanyPlans") && pages.isSubsetOf(payment) },
    { name: "plans", has: (pages, isShared) => isShared && pages.size === 1 && pages.has("CompanyPlans") },
    { name: "money", has: (pages, isShared) => isShared && pages.isSubsetOf(money) },
    { name: "cards", has: (pages) => pages.has("Balance") && pages.has("Dashboard") && !isEarly(pages) },
    { name: "profile", has: (pages, isShared) => isShared && pages.has("ProfileSettings") && isOfForms(pages) },
    { name: "developers", has: (pages, isShared) => isShared && pages.size === 2 && pages.isSubsetOf(developers) },
  ];
}

/** What the developers' page needs of a company's pages is one field, and the others bring all forms. */
const isOfCompany = (pages: Pages) => !isEarly(pages) && pages.isDisjointFrom(developers);

function pageOf(module: string): string | undefined {
  if (module.endsWith("src/render.tsx")) return "app";
  if (module.endsWith("layout/MainLayout.tsx")) return "frame";
  return /routes\/(\w+)Route\.tsx$/.exec(module)?.[1];
}

const config: UserConfig = {
  root: import.meta.dirname,
  plugins: [styles(), react(), { ...optimizeLocales.vite({ locales: ["en-US", "tr-TR"] }), enforce: "pre" }],
  resolve: { conditions: ["callwright-source", "module", "browser", "development|production"] },
  server: {
    proxy: { "/v1": "http://localhost:4310", "/dev": "http://localhost:4310", "/embed": "http://localhost:4310" },
  },
};

export default defineConfig(async ({ command }) => {
  if (command === "serve") return config;
  const groups = [{ name: "base", tags: ["$initial"] }, ...(await sharedFiles(config, { pageOf, files }))];
  // bench/ measures and checks the size of the first load.
  return mergeConfig(config, {
    plugins: [compileHints(), pageFiles()],
    build: { chunkSizeWarningLimit: 1024, rolldownOptions: { output: { codeSplitting: { groups } } } },
  });
});
