import { fileURLToPath } from "node:url";

/** The folders of the builds that the server serves. */
export interface Builds {
  hostApp: string;
  embed: string;
  /** It is not part of the product and may be missing. */
  storybook: string;
}

export const builds: Builds = {
  hostApp: fileURLToPath(new URL("../../../host-app/dist", import.meta.url)),
  embed: fileURLToPath(new URL("../../../widgets/dist-embed", import.meta.url)),
  storybook: fileURLToPath(new URL("../../../../storybook-static", import.meta.url)),
};
