import { Skeleton, SkeletonText, useSkeletonTime } from "../../../ui/skeleton/index.js";
import { Conversation, FactSkeleton, Person, PlayerSkeleton, Summary } from "./CallDetail.styles.js";
import { TurnSkeletons } from "./WaitingForConversation.js";

/** A call's detail before it has come, with the places of what will stand there. */
export function CallDetailSkeleton() {
  if (useSkeletonTime(true) !== "shown") return null;
  return (
    <>
      <Summary aria-busy="true">
        <Person>
          <SkeletonText lines={2} />
        </Person>
        <FactSkeleton>
          {[0, 1, 2, 3].map((fact) => (
            <Skeleton key={fact} size="full" />
          ))}
        </FactSkeleton>
      </Summary>
      <PlayerSkeleton />
      <Conversation>
        <TurnSkeletons />
      </Conversation>
    </>
  );
}
