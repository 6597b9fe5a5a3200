import type { CurrentUser } from "@callwright/sdk/contract";
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from "@tanstack/react-router";

import { paths } from "./paths.js";
import { linkFromSearch } from "./routes/linkInSearch.js";
import { LogoutRoute } from "./routes/LogoutRoute.js";
import { NotFoundRoute } from "./routes/NotFoundRoute.js";
import { viewFromSearch } from "./routes/viewInSearch.js";
import { type Access, access } from "./session/access.js";
import { patiently } from "./session/connection.js";
import { homePath, redirectFor } from "./session/guards.js";
import { noteWantedPage, type Place, wantedLink } from "./session/wantedLink.js";

/** A page whose code is loaded when it is opened. While the code cannot be loaded, the previous page stays. */
const page: typeof lazyRouteComponent = (load, name) => lazyRouteComponent(patiently(load), name);

interface RouterContext {
  user: CurrentUser | undefined;
}

/**
 * Makes the guard of a route, which redirects users for whom the route is not meant. No page is rendered before it has
 * decided.
 */
const guard =
  (access: Access) =>
  ({ context: { user }, location }: { context: RouterContext; location: Place }) => {
    const to = redirectFor(access, location.pathname, user);
    const isPublic = access.for === "public";
    const isFirst = router.state.resolvedLocation === undefined;
    noteWantedPage(location, { user, isFirst, isAllowed: to === undefined && !isPublic });
    if (to) throw redirect(placeAfterSignIn(isPublic, to));
  };

/** The redirect of a guard. A user who has just signed in is sent to the record that a link led them to. */
function placeAfterSignIn(isPublic: boolean, to: string): { to: string; search?: Record<string, unknown> } {
  const link = isPublic && to === homePath ? wantedLink() : undefined;
  return link ? { to: link.pathname, search: link.search } : { to };
}

const root = createRootRouteWithContext<RouterContext>()({ notFoundComponent: NotFoundRoute });

const home = createRoute({
  getParentRoute: () => root,
  path: paths.ROOT,
  beforeLoad: () => {
    throw redirect({ to: homePath });
  },
});

const login = createRoute({
  getParentRoute: () => root,
  path: paths.LOGIN,
  validateSearch: linkFromSearch,
  beforeLoad: guard(access.LOGIN),
  component: page(() => import("./routes/LoginRoute.js"), "LoginRoute"),
});

const signUp = createRoute({
  getParentRoute: () => root,
  path: paths.SIGN_UP,
  beforeLoad: guard(access.SIGN_UP),
  component: page(() => import("./routes/SignUpRoute.js"), "SignUpRoute"),
});

const terms = createRoute({
  getParentRoute: () => root,
  path: paths.TERMS,
  component: page(() => import("./routes/TermsRoute.js"), "TermsRoute"),
});

const reset = createRoute({
  getParentRoute: () => root,
  path: paths.RESET,
  validateSearch: linkFromSearch,
  beforeLoad: guard(access.RESET),
  component: page(() => import("./routes/ResetRoute.js"), "ResetRoute"),
});

const acceptInvitation = createRoute({
  getParentRoute: () => root,
  path: paths.ACCEPT_INVITATION,
  validateSearch: linkFromSearch,
  beforeLoad: guard(access.ACCEPT_INVITATION),
  component: page(() => import("./routes/AcceptInvitationRoute.js"), "AcceptInvitationRoute"),
});

const verifyEmail = createRoute({
  getParentRoute: () => root,
  path: paths.VERIFY_EMAIL,
  validateSearch: linkFromSearch,
  beforeLoad: guard(access.VERIFY_EMAIL),
  component: page(() => import("./routes/VerifyEmailRoute.js"), "VerifyEmailRoute"),
});

const logout = createRoute({
  getParentRoute: () => root,
  path: paths.LOGOUT,
  beforeLoad: guard(access.LOGOUT),
  component: LogoutRoute,
});

const onboarding = createRoute({
  getParentRoute: () => root,
  path: paths.ONBOARDING,
  beforeLoad: guard(access.ONBOARDING),
  component: page(() => import("./routes/OnboardingRoute.js"), "OnboardingRoute"),
});

const main = createRoute({
  getParentRoute: () => root,
  id: "main",
  beforeLoad: guard({ for: "members" }),
  component: page(() => import("./layout/MainLayout.js"), "MainLayout"),
});

const dashboard = createRoute({
  getParentRoute: () => main,
  path: paths.DASHBOARD,
  component: page(() => import("./routes/DashboardRoute.js"), "DashboardRoute"),
});

const callCenter = createRoute({
  getParentRoute: () => main,
  path: paths.PHONEBOOK,
  validateSearch: viewFromSearch,
  component: page(() => import("./routes/CallCenterRoute.js"), "CallCenterRoute"),
});

const calls = createRoute({
  getParentRoute: () => main,
  path: paths.ALL_CALLS,
  validateSearch: viewFromSearch,
  component: page(() => import("./routes/CallsRoute.js"), "CallsRoute"),
});

const liveCalls = createRoute({
  getParentRoute: () => main,
  path: paths.LIVE_CALLS,
  validateSearch: viewFromSearch,
  component: page(() => import("./routes/LiveCallsRoute.js"), "LiveCallsRoute"),
});

const campaigns = createRoute({
  getParentRoute: () => main,
  path: paths.CAMPAIGNS,
  validateSearch: viewFromSearch,
  component: page(() => import("./routes/CampaignsRoute.js"), "CampaignsRoute"),
});

const potentialCustomers = createRoute({
  getParentRoute: () => main,
  path: paths.POTENTIAL_CUSTOMERS,
  validateSearch: viewFromSearch,
  component: page(() => import("./routes/PotentialCustomersRoute.js"), "PotentialCustomersRoute"),
});

const products = createRoute({
  getParentRoute: () => main,
  path: paths.PRODUCTS,
  validateSearch: viewFromSearch,
  component: page(() => import("./routes/ProductsRoute.js"), "ProductsRoute"),
});

const companies = createRoute({
  getParentRoute: () => main,
  path: paths.COMPANY,
  validateSearch: viewFromSearch,
  beforeLoad: guard(access.COMPANY),
  component: page(() => import("./routes/CompaniesRoute.js"), "CompaniesRoute"),
});

const balance = createRoute({
  getParentRoute: () => main,
  path: paths.BALANCE,
  validateSearch: viewFromSearch,
  beforeLoad: guard(access.BALANCE),
  component: page(() => import("./routes/BalanceRoute.js"), "BalanceRoute"),
});

const doNotCall = createRoute({
  getParentRoute: () => main,
  path: paths.DO_NOT_CALL,
  validateSearch: viewFromSearch,
  beforeLoad: guard(access.DO_NOT_CALL),
  component: page(() => import("./routes/DoNotCallRoute.js"), "DoNotCallRoute"),
});

const developers = createRoute({
  getParentRoute: () => main,
  path: paths.DEVELOPERS,
  validateSearch: viewFromSearch,
  beforeLoad: guard(access.DEVELOPERS),
  component: page(() => import("./routes/DevelopersRoute.js"), "DevelopersRoute"),
});

const users = createRoute({
  getParentRoute: () => main,
  path: paths.USERS,
  validateSearch: viewFromSearch,
  beforeLoad: guard(access.USERS),
  component: page(() => import("./routes/UsersRoute.js"), "UsersRoute"),
});

const userDetail = createRoute({
  getParentRoute: () => main,
  path: paths.USER_DETAIL,
  validateSearch: viewFromSearch,
  beforeLoad: guard(access.USER_DETAIL),
  component: page(() => import("./routes/UserDetailRoute.js"), "UserDetailRoute"),
});

const profileSettings = createRoute({
  getParentRoute: () => main,
  path: paths.PROFILE_SETTINGS,
  component: page(() => import("./routes/ProfileSettingsRoute.js"), "ProfileSettingsRoute"),
});

const companyArea = createRoute({
  getParentRoute: () => main,
  id: "company-area",
  beforeLoad: guard({ for: "company" }),
  component: page(() => import("./layout/CompanyArea.js"), "CompanyArea"),
});

const companySettings = createRoute({
  getParentRoute: () => companyArea,
  path: paths.COMPANY_SETTINGS,
  component: page(() => import("./routes/CompanySettingsRoute.js"), "CompanySettingsRoute"),
});

const companyFaq = createRoute({
  getParentRoute: () => companyArea,
  path: paths.COMPANY_FAQ,
  component: page(() => import("./routes/CompanyFaqRoute.js"), "CompanyFaqRoute"),
});

const companyMembers = createRoute({
  getParentRoute: () => companyArea,
  path: paths.COMPANY_MEMBERS,
  validateSearch: viewFromSearch,
  component: page(() => import("./routes/CompanyMembersRoute.js"), "CompanyMembersRoute"),
});

const companyPlans = createRoute({
  getParentRoute: () => companyArea,
  path: paths.COMPANY_PLANS,
  validateSearch: viewFromSearch,
  component: page(() => import("./routes/CompanyPlansRoute.js"), "CompanyPlansRoute"),
});

const companyUsage = createRoute({
  getParentRoute: () => companyArea,
  path: paths.COMPANY_USAGE,
  validateSearch: viewFromSearch,
  component: page(() => import("./routes/CompanyUsageRoute.js"), "CompanyUsageRoute"),
});

const companyNumbers = createRoute({
  getParentRoute: () => companyArea,
  path: paths.COMPANY_NUMBERS,
  validateSearch: viewFromSearch,
  component: page(() => import("./routes/CompanyNumbersRoute.js"), "CompanyNumbersRoute"),
});

const companyDoNotCall = createRoute({
  getParentRoute: () => companyArea,
  path: paths.COMPANY_DO_NOT_CALL,
  validateSearch: viewFromSearch,
  component: page(() => import("./routes/CompanyDoNotCallRoute.js"), "CompanyDoNotCallRoute"),
});

const companyDevelopers = createRoute({
  getParentRoute: () => companyArea,
  path: paths.COMPANY_DEVELOPERS,
  validateSearch: viewFromSearch,
  component: page(() => import("./routes/CompanyDevelopersRoute.js"), "CompanyDevelopersRoute"),
});

/** The router with all routes of the app. */
export const router = createRouter({
  routeTree: root.addChildren([
    home,
    login,
    signUp,
    terms,
    reset,
    acceptInvitation,
    verifyEmail,
    logout,
    onboarding,
    main.addChildren([
      dashboard,
      callCenter,
      calls,
      liveCalls,
      campaigns,
      potentialCustomers,
      products,
      users,
      userDetail,
      companies,
      balance,
      doNotCall,
      developers,
      profileSettings,
      companyArea.addChildren([
        companySettings,
        companyFaq,
        companyMembers,
        companyPlans,
        companyUsage,
        companyNumbers,
        companyDoNotCall,
        companyDevelopers,
      ]),
    ]),
  ]),
  context: { user: undefined },
  scrollRestoration: true, // A-SHELL-04
  defaultPreload: "intent",
});

/** Loads and runs the code of the page of the address and of its frames, before the router renders it. */
export function loadPageCode(): void {
  const [matchedRoutes] = router.getMatchedRoutes(router.latestLocation.pathname);
  for (const route of matchedRoutes) void router.loadRouteChunk(route);
}

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
