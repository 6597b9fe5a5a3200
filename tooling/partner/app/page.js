// Drawn on the server: doors that draw say themselves that they belong to the browser, too.
import { CallwrightProvider } from "@callwright/widgets";
import { ContactUs } from "@callwright/widgets/contact-us";

import { Calls } from "./Calls.js";

export default function Page() {
  return (
    <>
      <CallwrightProvider scheme="auto">
        <ContactUs mode="report" />
      </CallwrightProvider>
      <Calls />
    </>
  );
}
