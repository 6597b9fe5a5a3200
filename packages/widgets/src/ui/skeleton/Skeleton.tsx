import { Bar } from "./Skeleton.styles.js";

/** Props of {@link Skeleton}. */
export interface SkeletonProps {
  /** The width in per cent, the full width, or the square of a checkbox. @default 64 */
  size?: 48 | 56 | 64 | 72 | "full" | "box";
}

/** A placeholder bar for text that is loading. Use the widths of `skeletonSize` so that adjacent bars differ. */
export function Skeleton({ size = 64 }: SkeletonProps) {
  return <Bar data-size={size} aria-hidden="true" />;
}

const sizes = [64, 48, 72, 56] as const;

/** The width of the n-th bar: irregular like text, and the same on every render. */
export function skeletonSize(index: number): 48 | 56 | 64 | 72 {
  return sizes[index % sizes.length] ?? 64;
}
