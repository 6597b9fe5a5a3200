import "@fontsource-variable/inter/opsz.css";
import "./main.css";

import { patiently } from "./session/connection.js";
import { askFirst } from "./session/opening.js";

// This file is small, so that the server is asked before the code of the app is there.
askFirst();
void patiently(() => import("./render.js"))();
