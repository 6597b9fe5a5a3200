import { Face } from "./Avatar.styles.js";
import { initials, stableIndex } from "./initials.js";

/** Props of {@link Avatar}. */
export interface AvatarProps {
  /** The person's or company's name, which must also stand beside the avatar: the avatar itself is decoration. */
  name: string;
  /** Width and height in px. @default 32 */
  size?: 16 | 28 | 32 | 40 | 56;
  /** People are round, companies square. @default "round" */
  shape?: "round" | "square";
}

/** A person or company as initials on a colour that stays the same for the same name. */
export function Avatar({ name, size = 32, shape = "round" }: AvatarProps) {
  return (
    <Face aria-hidden="true" data-size={size} data-shape={shape} data-hue={stableIndex(name, 6)}>
      {initials(name)}
    </Face>
  );
}
