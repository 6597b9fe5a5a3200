import { Skeleton, SkeletonText } from "../../ui/skeleton/index.js";
import { Above, BalanceBox, Package, Packages, Pending, PlanBox } from "./Plans.styles.js";

/** The skeleton of the page while it is loading. It is invisible at first, so that a short load shows nothing. */
export function PlansSkeleton({ isShown }: { isShown: boolean }) {
  return (
    <Pending aria-busy="true" data-waiting={!isShown || undefined}>
      <Above>
        <PlanBox as="div">
          <SkeletonText lines={3} />
          <SkeletonText lines={3} />
          <SkeletonText lines={3} />
        </PlanBox>
        <BalanceBox as="div">
          <SkeletonText lines={3} />
          <Skeleton />
        </BalanceBox>
      </Above>
      <Packages>
        {[0, 1, 2, 3].map((nth) => (
          <Package key={nth} data-pending="">
            <SkeletonText lines={10} />
          </Package>
        ))}
      </Packages>
    </Pending>
  );
}
