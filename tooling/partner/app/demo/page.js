// A page with the built-in data, drawn by Next.js with its styles and taken over by the browser.
import { CallwrightProvider } from "@callwright/widgets";
import { Balance } from "@callwright/widgets/balance";
import { CallHistory } from "@callwright/widgets/call-history";

export default function Page() {
  return (
    <CallwrightProvider mode="demo">
      <Balance />
      <CallHistory headingLevel={1} />
    </CallwrightProvider>
  );
}
