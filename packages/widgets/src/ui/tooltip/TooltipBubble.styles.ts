import { OverlayArrow, Tooltip } from "react-aria-components/Tooltip";
import { styled } from "styled-components";

export const Bubble = styled(Tooltip)`
  inline-size: max-content;
  max-inline-size: 280px;
  padding: 5px 9px;
  border-radius: var(--cw-radius-sm);
  background: var(--cw-surface-inverse);
  color: var(--cw-text-inverse);
  box-shadow: var(--cw-shadow-1);
  font: 450 var(--cw-caption-size) / var(--cw-caption-line) var(--cw-font-family);
  text-wrap: pretty;
  overflow-wrap: anywhere;
  transition: opacity var(--cw-dur-fast) var(--cw-ease-standard);

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
`;

export const Arrow = styled(OverlayArrow)`
  --size: 8px;
  inline-size: var(--size);
  block-size: calc(var(--size) / 2);
  background: var(--cw-surface-inverse);
  clip-path: polygon(0 0, 100% 0, 50% 100%);

  &[data-placement="bottom"] {
    rotate: 180deg;
  }

  &[data-placement="left"] {
    rotate: -90deg;
    margin-block-start: 2px;
    margin-inline: -2px;
  }

  &[data-placement="right"] {
    rotate: 90deg;
    margin-inline: -2px;
  }
`;
