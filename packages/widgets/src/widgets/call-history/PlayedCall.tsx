import type { Messages } from "../../i18n/index.js";
import { onDemand } from "../../ui/on-demand/index.js";
import { ExpansionRow } from "../../ui/table/index.js";
import type { firstCallHistoryMessages } from "./callHistory.firstTexts.js";
import { PlayerPane } from "./CallHistory.styles.js";
import type { CallHistoryModel } from "./useCallHistory.js";

const RowPlayer = onDemand(() => import("./late.js").then(({ RowPlayer }) => RowPlayer), "none");

interface PlayedCallProps {
  t: Messages<typeof firstCallHistoryMessages>;
  model: Pick<CallHistoryModel, "player" | "actions">;
  downloadDisabledReason: string | undefined;
}

/** The player under the row of the call whose recording is played. */
export function PlayedCall({ t, model, downloadDisabledReason }: PlayedCallProps) {
  return (
    <ExpansionRow>
      <PlayerPane>
        <RowPlayer
          t={t}
          read={model.player}
          cancelling={model.actions.cancelling}
          downloadDisabledReason={downloadDisabledReason}
        />
      </PlayerPane>
    </ExpansionRow>
  );
}
