import { addons } from "storybook/manager-api";

import { brandHere } from "./brand.ts";

addons.setConfig({ theme: brandHere(), sidebar: { showRoots: true } });
