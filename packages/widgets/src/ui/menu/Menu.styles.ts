import { Menu, MenuItem, MenuSection, Separator } from "react-aria-components/Menu";
import { styled } from "styled-components";

export const Items = styled(Menu)`
  min-inline-size: 180px;
  max-inline-size: 320px;
  padding: 4px;
  outline: none;

  [data-kind="sheet"] & {
    max-inline-size: none;
    padding: 8px;
  }
` as typeof Menu;

export const Section = styled(MenuSection)`
  max-block-size: 320px;
  overflow-y: auto;
`;

export const Item = styled(MenuItem)`
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 32px;
  padding: 4px 8px;
  border-radius: var(--cw-radius-sm);
  outline: none;
  font-weight: 450;
  cursor: pointer;

  > svg {
    flex: none;
    color: var(--cw-text-subtle);
  }

  &[data-focused],
  &[data-hovered] {
    background: var(--cw-surface-hover);
  }

  [data-cw-scheme="dark"] &[data-focused],
  [data-cw-scheme="dark"] &[data-hovered] {
    background: var(--cw-surface-active);
  }

  &[data-focus-visible] {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: -2px;
  }

  &[data-selection-mode]:not([data-selected]) > svg {
    visibility: hidden;
  }

  &[data-danger],
  &[data-danger] > svg {
    color: var(--cw-danger-text);
  }

  &[aria-disabled] {
    color: var(--cw-text-disabled);
    cursor: not-allowed;
  }

  &[aria-disabled] > svg {
    color: inherit;
  }

  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`;

export const Label = styled.span`
  display: grid;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Reason = styled.span`
  color: var(--cw-text-subtle);
  font-size: var(--cw-caption-size);
  line-height: var(--cw-caption-line);
`;

/** The style sheet draws its letter, so that the key is not part of the item's name. */
export const Hint = styled.span`
  display: inline-grid;
  place-items: center;
  min-inline-size: 18px;
  block-size: 18px;
  margin-inline-start: auto;
  padding-inline: 4px;
  border-radius: var(--cw-radius-xs);
  background: var(--cw-surface-sunken);
  box-shadow: inset 0 0 0 1px var(--cw-border);
  color: var(--cw-text-subtle);
  font: var(--cw-micro-weight) var(--cw-micro-size) / var(--cw-micro-line) var(--cw-font-family);

  &::after {
    content: attr(data-key);
  }

  @media (pointer: coarse) {
    display: none;
  }
`;

export const Line = styled(Separator)`
  block-size: 1px;
  margin-block: 4px;
  margin-inline: -4px;
  border: 0;
  background: var(--cw-border-subtle);
`;
