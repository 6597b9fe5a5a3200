import { LiveCalls, type LiveCallsView } from "@callwright/widgets";
import { useNavigate } from "@tanstack/react-router";

import { messages } from "../hostApp.messages.js";
import { usePageTitle } from "../layout/usePageTitle.js";
import { paths } from "../paths.js";
import { useOpenCall } from "./useOpenCall.js";
import { useViewInSearch } from "./viewInSearch.js";

/** The calls in progress: for sellers those of their company, for everybody else those of all companies. */
export function LiveCallsRoute() {
  usePageTitle(messages.liveCalls);
  const navigate = useNavigate();
  return (
    <LiveCalls
      headingLevel={1}
      onOpenCall={useOpenCall()}
      onOpenCallCenter={() => void navigate({ to: paths.PHONEBOOK })}
      {...useViewInSearch<LiveCallsView>()}
    />
  );
}
