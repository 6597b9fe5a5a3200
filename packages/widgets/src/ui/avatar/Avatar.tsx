import { Face } from "./Avatar.styles.js";
import { initials, stableIndex } from "./initials.js";

/** Props of {@link Avatar}. */
export interface AvatarProps {
  /** The name of the person or company. It must also be shown beside the avatar, which is decorative. */
  name: string;
  /** Width and height in px. @default 32 */
  size?: 16 | 28 | 32 | 40 | 56;
  /** Round for people, square for companies. @default "round" */
  shape?: "round" | "square";
}

/** Shows a person or company as initials, on a colour that is always the same for the same name. */
export function Avatar({ name, size = 32, shape = "round" }: AvatarProps) {
  return (
    <Face aria-hidden="true" data-size={size} data-shape={shape} data-hue={stableIndex(name, 6)}>
      {initials(name)}
    </Face>
  );
}
