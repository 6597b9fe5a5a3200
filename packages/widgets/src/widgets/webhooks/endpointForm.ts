import type { Zod } from "../../forms/zod.js";
import type { Messages } from "../../i18n/index.js";
import type { Option } from "../../ui/combo-box/index.js";
import type { webhooksMessages } from "./webhooks.messages.js";
import { eventNames } from "./webhooks.model.js";
import type { EndpointRow, EventName } from "./Webhooks.types.js";

type Texts = Messages<typeof webhooksMessages>;

/** The values of an endpoint's form. */
export interface EndpointValues {
  url: string;
  description: string;
  events: readonly Option[];
  isEnabled: boolean;
}

/** The values of the form after validation, for the request. */
export interface EndpointFacts {
  url: string;
  description: string;
  events: EventName[];
  isEnabled: boolean;
}

/** The events that can be sent to an endpoint, as options. */
export function eventOptions(t: Texts): Option[] {
  return eventNames.map((id) => ({ id, label: t[id], detail: id }));
}

/** The facts of an endpoint that its form shows. */
export function factsOf({ url, description = "", events, state }: EndpointRow): EndpointFacts {
  return { url, description, events: [...events], isEnabled: state === "on" || state === "silent" };
}

const newEndpoint: EndpointFacts = { url: "", description: "", events: ["call.completed"], isEnabled: true };

/** Converts an endpoint to values of the form. For a new endpoint, the event for completed calls is chosen. */
export function toEndpointValues(t: Texts, endpoint?: EndpointRow): EndpointValues {
  const facts = endpoint ? factsOf(endpoint) : newEndpoint;
  const chosen = new Set<string>(facts.events);
  return { ...facts, events: eventOptions(t).filter(({ id }) => chosen.has(id)) };
}

/** The rules of the form, which convert its values to those for the request. */
export function endpointSchema(z: Zod, t: Texts) {
  return z.pipe(
    z.object({
      url: z.string().check(z.trim(), (context) => {
        const message = faultOf(context.value, t);
        if (message !== undefined) context.issues.push({ code: "custom", message, input: context.value });
      }),
      description: z.string().check(z.trim()),
      events: z.readonly(z.array(z.custom<Option>())).check(z.refine((events) => events.length > 0, t.eventsMissing)),
      isEnabled: z.boolean(),
    }),
    z.transform(({ events, ...rest }): EndpointFacts => {
      const chosen = new Set(events.map(({ id }) => id));
      return { ...rest, events: eventNames.filter((name) => chosen.has(name)) };
    }),
  );
}

/** During development, a server on the same machine may be reached without encryption. */
const isLocal = (hostname: string) => hostname === "localhost" || hostname === "127.0.0.1";

function faultOf(text: string, t: Texts): string | undefined {
  if (text === "") return t.urlMissing;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return t.urlWrong;
  if (url.username !== "" || url.password !== "") return t.urlPassword;
  return url.protocol === "http:" && !isLocal(url.hostname) ? t.urlInsecure : undefined;
}
