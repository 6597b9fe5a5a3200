import { type ReactNode, useRef } from "react";

import { WithTexts, type Catalogue } from "../../i18n/index.js";
import { WidgetBegins, type WidgetHandle, type WidgetReach, WidgetScope } from "../../lib/WidgetScope.js";
import { useHost } from "../../lib/HostContext.js";
import { useEarlyPresses } from "../../lib/useEarlyPresses.js";
import { wantedPart } from "../../lib/wantedPart.js";
import { OverlaysNear } from "../portal/index.js";
import { Boundary } from "./Boundary.js";
import { Root } from "./WidgetRoot.styles.js";

const SessionNotice = wantedPart(() => import("./SessionNotice.js").then((code) => code.SessionNotice));
const MistakeNotice = wantedPart(() => import("./MistakeNotice.js").then((code) => code.MistakeNotice));

/** Props of {@link WidgetRoot}. */
export interface WidgetRootProps<Handle extends WidgetHandle = WidgetHandle> extends WidgetReach<Handle> {
  /** The texts of the widget. In a language other than English, it waits for them. */
  texts: Catalogue;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * The outermost element of a widget. It fills the height of its container if that has one, and otherwise grows with its
 * content. If the widget fails, this shows a message with a button to start again, and other widgets are not affected.
 * Events inside are reported to the host under the widget's name.
 *
 * @example
 * <WidgetRoot name="call-history" texts={callHistoryMessages} className={className}>
 *   <CallHistoryList … />
 * </WidgetRoot>
 */
export function WidgetRoot<Handle extends WidgetHandle = WidgetHandle>({
  texts,
  className,
  children,
  ...reach
}: WidgetRootProps<Handle>) {
  const { expiry } = useHost();
  const ref = useRef<HTMLDivElement>(null);
  useEarlyPresses(ref);
  return (
    <Root ref={ref} data-widget={reach.name} className={className}>
      <OverlaysNear>
        <SessionNotice isWanted={expiry !== undefined} expiry={expiry} />
        <WidgetScope {...reach}>
          {(life, mistake) => (
            <>
              {mistake && <MistakeNotice isWanted mistake={mistake} />}
              <Boundary onBroken={life.broke}>
                <WithTexts of={texts}>
                  {children}
                  <WidgetBegins />
                </WithTexts>
              </Boundary>
            </>
          )}
        </WidgetScope>
      </OverlaysNear>
    </Root>
  );
}
