import { fileURLToPath } from "node:url";

/** Where the builds that the server hands out are. */
export const hostAppFolder = fileURLToPath(new URL("../../../host-app/dist", import.meta.url));
export const embedFolder = fileURLToPath(new URL("../../../widgets/dist-embed", import.meta.url));
