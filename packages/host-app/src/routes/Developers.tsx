import { ApiKeys, type ApiKeysView, type WebhooksView } from "@callwright/widgets";
import { Tabs } from "@callwright/widgets/ui";

import { messages } from "../hostApp.messages.js";
import { hostPart } from "../session/hostPart.js";
import * as s from "./Developers.styles.js";
import { useViewInSearch } from "./viewInSearch.js";

// The code of this tab is loaded when the tab is chosen.
const Webhooks = hostPart(() => import("./CompanyWebhooks.js").then(({ Webhooks }) => Webhooks), "none");

/** What the address keeps: the tab and the view of its list. */
type Search = { tab: string; sellerCompanyId: string; page: number; perPage: number; sortBy: string };

/** The address of the server's documentation of API keys and webhook messages. */
const docsHref = "/docs";

/** Both tabs of the developers page. The address keeps the chosen tab, and the company when the tab changes. */
export function Developers({ headingLevel }: { headingLevel: 1 | 2 }) {
  const { initialView, onViewChange } = useViewInSearch<Search>();
  const { tab, ...view } = initialView;
  return (
    <s.Sheet>
      <Tabs
        isFlush
        label={messages.developers}
        selectedId={tab === "webhooks" ? "webhooks" : "apiKeys"}
        onSelect={(next) => show(next, view.sellerCompanyId)}
        items={[
          {
            id: "apiKeys",
            label: messages.apiKeys,
            content: (
              <ApiKeys
                headingLevel={headingLevel}
                docsHref={docsHref}
                initialView={view as Partial<ApiKeysView>}
                onViewChange={onViewChange}
              />
            ),
          },
          {
            id: "webhooks",
            label: messages.webhooks,
            content: (
              <Webhooks
                isWanted
                headingLevel={headingLevel}
                docsHref={docsHref}
                initialView={view as Partial<WebhooksView>}
                onViewChange={(changes, step) => onViewChange({ ...changes, tab: "webhooks" }, step)}
              />
            ),
          },
        ]}
      />
    </s.Sheet>
  );

  function show(next: string, sellerCompanyId: string | undefined) {
    onViewChange({ ...(next === "webhooks" && { tab: next }), ...(sellerCompanyId && { sellerCompanyId }) }, "opened");
  }
}
