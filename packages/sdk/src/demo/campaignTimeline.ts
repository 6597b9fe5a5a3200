import type { Call, CampaignTimeline } from "../contract.js";
import { isWaiting } from "./callCourse.js";

const minutes = 5;
const PIECE_MS = minutes * 60_000;

/** When calls were made, in periods of five minutes, because a demo is not used for longer than they cover. */
export function timelineOf(calls: readonly Call[]): CampaignTimeline {
  const made = calls.filter(({ status, startAt }) => startAt !== null && !isWaiting(status));
  const pieceOf = ({ startAt }: Call) => Math.floor(Date.parse(startAt ?? "") / PIECE_MS);
  const pieces = made.map(pieceOf);
  const first = Math.min(...pieces);
  const length = made.length === 0 ? 0 : Math.max(...pieces) - first + 1;
  const points = Array.from({ length }, (_, nth) => {
    const inPiece = made.filter((call) => pieceOf(call) === first + nth);
    return {
      at: new Date((first + nth) * PIECE_MS).toISOString(),
      calls: inPiece.length,
      answered: inPiece.filter(({ answeredAt }) => answeredAt !== null).length,
    };
  });
  return { minutes, points };
}
