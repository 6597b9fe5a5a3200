import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from "@angular/core";

@Component({
  selector: "app-calls",
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `<cw-call-history session-url="/callwright-session" (cw-call-opened)="opened.set($any($event).detail.callId)"></cw-call-history>`,
})
export class CallsComponent {
  readonly opened = signal<string | undefined>(undefined);
}
