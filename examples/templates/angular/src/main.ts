import { bootstrapApplication } from "@angular/platform-browser";

import { CallsComponent } from "./calls.component";

bootstrapApplication(CallsComponent);
