import { styled } from "styled-components";

export const Face = styled.span`
  --cw-avatar: 32px;
  --cw-avatar-hue: 28;
  flex: none;
  display: inline-grid;
  place-items: center;
  inline-size: var(--cw-avatar);
  block-size: var(--cw-avatar);
  border-radius: 50%;
  background: hsl(var(--cw-avatar-hue) 22% 86%);
  color: hsl(var(--cw-avatar-hue) 30% 26%);
  font-size: calc(var(--cw-avatar) * 0.4);
  line-height: 1;
  font-weight: 600;
  letter-spacing: 0;
  user-select: none;

  [data-cw-scheme="dark"] & {
    background: hsl(var(--cw-avatar-hue) 14% 24%);
    color: hsl(var(--cw-avatar-hue) 24% 80%);
  }

  &[data-shape="square"] {
    border-radius: calc(var(--cw-avatar) * 0.24 * var(--cw-radius-scale));
  }

  &[data-size="16"] {
    --cw-avatar: 16px;
  }
  &[data-size="28"] {
    --cw-avatar: 28px;
  }
  &[data-size="40"] {
    --cw-avatar: 40px;
  }
  &[data-size="56"] {
    --cw-avatar: 56px;
  }

  &[data-hue="1"] {
    --cw-avatar-hue: 150;
  }
  &[data-hue="2"] {
    --cw-avatar-hue: 280;
  }
  &[data-hue="3"] {
    --cw-avatar-hue: 212;
  }
  &[data-hue="4"] {
    --cw-avatar-hue: 8;
  }
  &[data-hue="5"] {
    --cw-avatar-hue: 60;
  }
`;
