import { enableShadowDOM } from "@react-stately/flags";
import { type ComponentType, useMemo } from "react";
import { createRoot } from "react-dom/client";

import { CallwrightProvider } from "../provider/index.js";
import { createTheme, type Density, type Scheme } from "../theme/index.js";
import { type HostAttributes, hostCodecs, type HostProperties } from "./ElementSpec.js";
import { makeIdsFindable, newIdPrefix } from "./findableIds.js";
import { sharedClient } from "./sharedClient.js";

/** Everything an element knows when it is drawn: the host's wishes, and the widget's props under any name. */
export type ElementValues = HostAttributes &
  HostProperties & { tag: string; apiBase: string; nonce: string | undefined } & Record<string, unknown>;

/** A widget in a shadow root. */
export interface Drawing {
  draw: (values: Record<string, unknown>) => void;
  end: () => void;
}

type Tell = (type: string, detail: unknown) => void;

/** Puts a widget into a shadow root, with a place of its own for styles and for overlays. */
export function drawWidget<Props extends object>(root: ShadowRoot, Widget: ComponentType<Props>, tell: Tell): Drawing {
  enableShadowDOM(); // before anything of react-aria is drawn in a shadow root
  root.replaceChildren();
  const [styles, content, overlays] = [addPlace(root), addPlace(root), addPlace(root)];
  content.part.add("widget");
  const identifierPrefix = newIdPrefix();
  const forgetIds = makeIdsFindable(identifierPrefix, root);
  const react = createRoot(content, { identifierPrefix });
  return {
    draw: (values) =>
      react.render(
        <Hosted values={values as ElementValues} Widget={Widget} tell={tell} styles={styles} overlays={overlays} />,
      ),
    end: () => {
      react.unmount();
      forgetIds();
    },
  };
}

const addPlace = (root: ShadowRoot) => root.appendChild(document.createElement("div"));

interface HostedProps<Props extends object> {
  values: ElementValues;
  Widget: ComponentType<Props>;
  tell: Tell;
  styles: HTMLElement;
  overlays: HTMLElement;
}

function Hosted<Props extends object>({ values, Widget, tell, styles, overlays }: HostedProps<Props>) {
  const { tag, apiBase, sessionUrl, sessionMethod, fetchSession, locale, scheme, density, messages, nonce } = values;
  const client = sharedClient({ tag, apiBase, sessionUrl, sessionMethod, fetchSession });
  return (
    <CallwrightProvider
      client={client}
      theme={useTheme(values)}
      scheme={scheme as Scheme | undefined}
      density={(density ?? "compact") as Density}
      locale={locale}
      messages={messages}
      nonce={nonce}
      styleTarget={styles}
      portalTarget={overlays}
      shortcuts={values.shortcuts ?? true}
      onEvent={({ type, detail }) => tell(type, detail)}
    >
      <Widget {...(widgetProps(values) as Props)} />
    </CallwrightProvider>
  );
}

/** Colours are derived by measuring, so only when something changed. */
function useTheme({ theme, accent, surface, bg, text, border, fontFamily, radiusScale, shadow, zBase }: ElementValues) {
  return useMemo(
    () => theme ?? createTheme({ accent, surface, bg, text, border, fontFamily, radiusScale, shadow, zBase }),
    [theme, accent, surface, bg, text, border, fontFamily, radiusScale, shadow, zBase],
  );
}

const notTheWidgets = new Set([...Object.keys(hostCodecs), "fetchSession", "theme", "messages", "nonce", "tag"]);

const widgetProps = (values: ElementValues) =>
  Object.fromEntries(Object.entries(values).filter(([prop, value]) => !notTheWidgets.has(prop) && value !== undefined));
