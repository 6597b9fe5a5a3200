import { Checkbox } from "react-aria-components/Checkbox";
import { styled } from "styled-components";

export const Root = styled(Checkbox)`
  position: relative;
  display: inline-flex;
  align-items: flex-start;
  gap: 8px;
  min-width: 16px;
  color: var(--cw-text);
  font: 400 var(--cw-body-size) / var(--cw-body-line) var(--cw-font-family);
  cursor: pointer;

  /* Fingers and unsteady hands get 24 px around the box; the layout does not notice. */
  &::before {
    content: "";
    position: absolute;
    inset-block: -4px;
    inset-inline: -4px;
  }

  @media (pointer: coarse) {
    &::before {
      inset-block: -12px;
      inset-inline: -14px;
    }
  }

  &:is([data-disabled], [data-unavailable]) {
    color: var(--cw-text-subtle);
    cursor: not-allowed;
  }
`;

export const Box = styled.span`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 16px;
  height: 16px;
  margin-block: 2px;
  border-radius: var(--cw-radius-xs);
  background: var(--cw-surface);
  box-shadow: inset 0 0 0 1.5px var(--cw-control-outline);
  transition:
    background var(--cw-dur-instant),
    box-shadow var(--cw-dur-instant);

  svg {
    width: 12px;
    height: 12px;
    fill: none;
    stroke: var(--cw-accent-contrast);
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  [data-hovered] > & {
    background: var(--cw-surface-hover);
  }

  :is([data-selected], [data-indeterminate]) > & {
    background: var(--cw-accent);
    box-shadow: inset 0 0 0 1px color-mix(in oklab, var(--cw-accent-contrast) 16%, transparent);
  }

  [data-invalid] > & {
    box-shadow: inset 0 0 0 1.5px var(--cw-danger);
  }

  :is([data-disabled], [data-unavailable]) > & {
    background: var(--cw-surface-active);
    box-shadow: inset 0 0 0 1.5px var(--cw-border);

    svg {
      stroke: var(--cw-text-disabled);
    }
  }

  [data-focus-visible] > & {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: 2px;
  }
`;
