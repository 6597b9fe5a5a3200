import { useMessages } from "../../i18n/index.js";
import { useAnnounce } from "../../lists/useAnnounce.js";
import { IconButton } from "../../ui/button/index.js";
import { Link } from "../../ui/icon/generated/icons.js";
import type { Playback } from "./playback.js";
import { recordingPlayerMessages } from "./recordingPlayer.messages.js";

interface CopyLinkProps {
  playback: Playback;
  /** The host's URL of a second of this call. */
  addressOf: (second: number) => string;
}

/** Copies a URL of the current second for a colleague: it identifies the call, and opens it for people with access. */
export function CopyLink({ playback, addressOf }: CopyLinkProps) {
  const t = useMessages(recordingPlayerMessages);
  const announce = useAnnounce();
  const copy = () =>
    announce(() => navigator.clipboard.writeText(addressOf(Math.floor(playback.getState().second))), {
      done: t.linkCopied,
      failed: t.copyFailed,
    });
  return <IconButton size="small" icon={Link} label={t.copyLink} onPress={() => void copy()} />;
}
