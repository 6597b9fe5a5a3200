import { Skeleton, SkeletonText, useSkeletonTime } from "../../../ui/skeleton/index.js";
import { Conversation, FactSkeleton, Person, PlayerSkeleton, Summary } from "./CallDetail.styles.js";
import { TurnSkeletons } from "./WaitingForConversation.js";

/** The skeleton of a call's detail, shown while it is loading. */
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
