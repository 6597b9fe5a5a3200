export { Skeleton, SkeletonText, skeletonSize, type SkeletonProps, type SkeletonTextProps } from "./Skeleton.js";
export { useSkeletonTime, type SkeletonPhase } from "./useSkeletonTime.js";
