import { mount } from "svelte";

import Calls from "./Calls.svelte";

mount(Calls, { target: document.getElementById("app") });
