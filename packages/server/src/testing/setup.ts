/** What every file of the suite `server` begins with. */
import { hashCheaply } from "../auth/passwords.ts";

hashCheaply();
