/** Who may look at whom (ARCHITECTURE.md, "Direction"). Each rule's comment says what to do instead. */
const widgets = "^packages/widgets/src";
const server = "^packages/server/src";
const tests = "\\.(test|stories|fixtures)\\.tsx?$|/testing/";

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "nothing-unknown",
      comment: "An import that leads nowhere escapes every rule below: correct it, or declare the dependency.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: "no-cycles",
      comment: "Two modules that need each other share a third idea: move it down into a module of its own.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "server-and-browser-meet-only-in-the-contract",
      comment: "The server may import types from @callwright/sdk/contract, nothing else of the browser's side.",
      severity: "error",
      from: { path: server, pathNot: tests },
      to: {
        path: "^packages/(sdk|widgets|host-app)/",
        pathNot: "^packages/sdk/(src/contract|src/generated|package.json)",
      },
    },
    {
      name: "browser-never-sees-the-server",
      comment: "What both sides need belongs to the contract in openapi/.",
      severity: "error",
      from: { path: "^packages/(sdk|widgets|host-app)/" },
      to: { path: "^packages/server/" },
    },
    {
      name: "the-sdk-knows-no-widget",
      comment: "The sdk draws nothing. Give the widget a hook or a callback instead.",
      severity: "error",
      from: { path: "^packages/sdk/" },
      to: { path: "^packages/(widgets|host-app)/" },
    },
    {
      name: "widgets-know-no-host",
      comment: "A widget takes callbacks and reports events; the host app decides where they lead.",
      severity: "error",
      from: { path: "^packages/widgets/" },
      to: { path: "^packages/host-app/|node_modules/@tanstack/(react-)?router" },
    },
    {
      name: "a-widget-never-imports-a-widget",
      comment: "Two widgets meet in the host, or what they share moves down into ui/, forms/ or lib/.",
      severity: "error",
      from: { path: `${widgets}/widgets/([^/]+)/`, pathNot: tests },
      to: { path: `${widgets}/widgets/([^/]+)/`, pathNot: `${widgets}/widgets/$1/` },
    },
    {
      name: "the-ui-kit-knows-no-widget",
      comment:
        "ui, forms, charts, theme, i18n and lib are below the widgets and what widgets share. Take a prop instead.",
      severity: "error",
      from: { path: `${widgets}/(ui|forms|charts|theme|i18n|lib)/`, pathNot: tests },
      to: { path: `${widgets}/(widgets|elements|lists|auth|calls|companies|money|records)/` },
    },
    {
      name: "the-ground-knows-no-part",
      comment: "theme, i18n and lib are below everything that is drawn. Move what is drawn into ui/.",
      severity: "error",
      from: { path: `${widgets}/(theme|i18n|lib)/`, pathNot: tests },
      to: { path: `${widgets}/(ui|forms|charts)/` },
    },
    {
      name: "record-folders-know-no-widget",
      comment: "auth, calls, companies, money and records are what widgets share. Take a prop instead.",
      severity: "error",
      from: { path: `${widgets}/(auth|calls|companies|money|records)/`, pathNot: tests },
      to: { path: `${widgets}/(widgets|elements)/` },
    },
    {
      name: "lists-know-no-record",
      comment:
        "lists/ is what every list page shares, on the floor of ui/ and lib/. What is about one kind of record is passed in.",
      severity: "error",
      from: { path: `${widgets}/lists/`, pathNot: tests },
      to: { path: `${widgets}/(widgets|elements|auth|calls|companies|forms|money|records)/` },
    },
    {
      name: "only-controllers-call-the-sdk",
      comment:
        "A view takes plain values. Call hooks in use<Widget>.ts and pass what it returns; types are free to all.",
      severity: "error",
      from: {
        path: `${widgets}/(widgets|ui|forms|charts|lists)/`,
        pathNot: `/use[A-Z][^/]*\\.tsx?$|${tests}`,
      },
      to: { path: "^packages/sdk/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "styles-live-in-styles-files",
      comment:
        "Styled parts are made in *.styles.ts; a view uses what those export. Only the provider, the elements and the entry points for servers reach styled/.",
      severity: "error",
      from: {
        path: widgets,
        pathNot: `${widgets}/(styled|ui|provider|elements|server|next)/|\\.styles\\.tsx?$|${tests}`,
      },
      to: { path: "^styled-components$|^packages/widgets/src/styled/" },
    },
    {
      name: "forms-meet-react-aria-only-in-forms",
      comment: "Use the bound fields of forms/; only schemas (zod) are written beside a widget.",
      severity: "error",
      from: { path: widgets, pathNot: `${widgets}/forms/|${tests}` },
      to: { path: "node_modules/(react-hook-form|@hookform)" },
    },
    {
      name: "zod-comes-with-forms",
      comment:
        "Write a schema with the zod that it is given, `(z: Zod, t) => z.object(…)`, and use what formFields gives: zod and react-hook-form come when a form is first used.",
      severity: "error",
      from: { path: `${widgets}/`, pathNot: [tests, `${widgets}/forms/(zodParts|createChecks)\\.ts$`] },
      to: {
        path: "node_modules/(zod|@hookform/resolvers|react-hook-form)/",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "nivo-only-in-charts",
      comment: "Charts are heavy: they live in charts/, behind a lazy import.",
      severity: "error",
      from: { path: "^packages", pathNot: `${widgets}/charts/` },
      to: { path: "node_modules/@nivo" },
    },
    {
      name: "the-domain-knows-no-http-and-no-database",
      comment: "Rules are pure. Pass rows and clocks in; let store/ and api/ do the talking.",
      severity: "error",
      from: { path: `${server}/domain/`, pathNot: tests },
      to: {
        path: `${server}/(http|api|store|engine|db)/|node_modules/(pg|kysely|hono)/`,
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "inner-folders-know-no-http",
      comment: "Problems, handlers and what operations take and answer are in contract/; http/ is above these folders.",
      severity: "error",
      from: {
        path: `${server}/(auth|billing|config|contract|db|domain|engine|events|files|mail|metrics|numbers|payments|seed|store|webhooks)/`,
        pathNot: tests,
      },
      to: { path: `${server}/(http|pages)/` },
    },
    {
      name: "http-knows-no-page",
      comment: "server.ts routes pages on the app. What both need moves down, as contentEncoding.ts did.",
      severity: "error",
      from: { path: `${server}/http/`, pathNot: tests },
      to: { path: `${server}/pages/`, dependencyTypesNot: ["type-only"] },
    },
    {
      name: "pages-know-no-http",
      comment: "server.ts routes pages on the app. What both need moves down, as contentEncoding.ts did.",
      severity: "error",
      from: { path: `${server}/pages/`, pathNot: tests },
      to: { path: `${server}/http/`, dependencyTypesNot: ["type-only"] },
    },
    {
      name: "the-server-has-no-circles-of-types",
      comment: "On the server also two files that need only each other's types share a third idea: move it down.",
      severity: "error",
      from: { path: server },
      to: { circular: true },
    },
    {
      name: "http-drives-the-api-not-the-other-way",
      comment: "An endpoint knows what it takes and answers (contract/), never the router or the server.",
      severity: "error",
      from: { path: `${server}/(api|store|engine|domain)/`, pathNot: tests },
      to: { path: `${server}/(main|server)\\.ts$|${server}/http/router` },
    },
    {
      name: "no-forgotten-file",
      comment: "A module that nothing but tests imports is dead code: use it or delete it.",
      severity: "error",
      from: { pathNot: tests },
      module: {
        path: "^packages/[^/]+/src/",
        // The sdk has a module of operations for every tag of the contract, also for those that only servers call.
        pathNot: `/generated/operations/|\\.d\\.ts$|${tests}|contract\\.ts$|\\.(worker|process)\\.ts$|/(main|index|embed)\\.[jt]sx?$`,
        numberOfDependentsLessThan: 1,
      },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules|dist" },
    exclude: { path: "^packages/[^/]+/dist(-embed)?/" },
    tsConfig: { fileName: "tsconfig.base.json" },
    tsPreCompilationDeps: "specify",
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["callwright-source", "import", "types", "default"],
      extensions: [".ts", ".tsx", ".js"],
    },
  },
};
