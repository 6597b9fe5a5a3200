import { Skeleton, skeletonSize } from "./Skeleton.js";
import { Lines } from "./SkeletonText.styles.js";

/** Props of {@link SkeletonText}. */
export interface SkeletonTextProps {
  /** How many lines the text will have. @default 3 */
  lines?: number;
}

/** Placeholder bars for a paragraph that is loading. */
export function SkeletonText({ lines = 3 }: SkeletonTextProps) {
  return (
    <Lines>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} size={skeletonSize(index)} />
      ))}
    </Lines>
  );
}
