/** The setup of every file of the suite `server`. */
import { hashCheaply } from "../auth/passwords.ts";
import { compileCache } from "./startProcess.ts";

hashCheaply();
// For the processes that read spreadsheets, which start for each file.
process.env.NODE_COMPILE_CACHE ??= compileCache;
