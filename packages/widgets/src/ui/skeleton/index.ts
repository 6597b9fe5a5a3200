export { Skeleton, skeletonSize, type SkeletonProps } from "./Skeleton.js";
export { SkeletonText, type SkeletonTextProps } from "./SkeletonText.js";
export { useSkeletonTime, type SkeletonPhase } from "./useSkeletonTime.js";
