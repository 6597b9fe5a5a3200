import { createApp } from "vue";

import Calls from "./Calls.vue";

createApp(Calls).mount("#app");
