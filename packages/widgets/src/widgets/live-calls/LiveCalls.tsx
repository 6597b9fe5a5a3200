import type { WidgetFrameProps } from "../../lib/WidgetFrameProps.js";
import type { MessageOverrides } from "../../i18n/index.js";
import { defineWidget } from "../../ui/widget-root/index.js";
import { firstLiveCallsMessages } from "./liveCalls.firstTexts.js";
import type { liveCallsMessages } from "./liveCalls.messages.js";
import { LiveCallsList } from "./LiveCalls.view.js";
import { type LiveCallsOptions, useLiveCalls } from "./useLiveCalls.js";

/** Texts that replace the default ones of {@link LiveCalls}. */
export type LiveCallsMessages = MessageOverrides<typeof liveCallsMessages>;

/** Props of {@link LiveCalls}. */
export interface LiveCallsProps extends LiveCallsOptions, WidgetFrameProps {
  /**
   * Called when a person wants to open the page of a call that has ended. If omitted, the detail of such a call has no
   * button for it.
   */
  onOpenCall?: (event: { callId: string }) => void;
  /**
   * Called when a person wants to open the call center to start calls. If omitted, an empty list shows no button for
   * it.
   */
  onOpenCallCenter?: () => void;
  messages?: LiveCallsMessages;
}

/**
 * The calls that are in progress, with their duration and the last words. The detail of a call shows the conversation
 * word by word, and the call can be hung up. Sellers see the calls of their company; managers see those of all
 * companies.
 *
 * @example
 * <LiveCalls initialView={search} onViewChange={(search) => navigate({ search })}
 *   onOpenCall={({ callId }) => navigate({ to: "/calls", search: { openCallId: callId } })} />
 */
export const LiveCalls = /* @__PURE__ */ defineWidget(
  { name: "live-calls", texts: firstLiveCallsMessages },
  function LiveCalls(props: LiveCallsProps, t) {
    const model = useLiveCalls(props);
    return <LiveCallsList {...props} t={t} model={model} />;
  },
);
