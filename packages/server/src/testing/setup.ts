/** The setup of every file of the suite `server`. */
import { hashCheaply } from "../auth/passwords.ts";

hashCheaply();
