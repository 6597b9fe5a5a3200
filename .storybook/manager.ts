import { createElement } from "react";
import { addons, types } from "storybook/manager-api";

import { brandHere } from "./brand.ts";
import { CopyTool } from "./copy/CopyTool.ts";

addons.setConfig({ theme: brandHere(), sidebar: { showRoots: true } });

addons.register("callwright/copy", (api) => {
  addons.add("callwright/copy/tool", {
    type: types.TOOL,
    title: "Copy as",
    match: ({ viewMode }) => viewMode === "story",
    render: () => createElement(CopyTool, { api }),
  });
});
