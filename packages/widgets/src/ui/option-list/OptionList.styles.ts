import { Group } from "react-aria-components/Group";
import { Input as AriaInput } from "react-aria-components/Input";
import { ListBox, ListBoxItem, ListBoxLoadMoreItem } from "react-aria-components/ListBox";
import { SearchField } from "react-aria-components/SearchField";
import { styled } from "styled-components";

import { bareInput } from "../field/index.js";

export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  min-width: max(var(--trigger-width, 0px), 180px);
  max-width: max(var(--trigger-width, 0px), 360px);
  max-height: min(340px, 60vh);

  [data-kind="sheet"] & {
    max-width: none;
    max-height: 70vh;
  }
`;

export const Search = styled(SearchField)`
  flex: none;
  padding: 4px 4px 0;
`;

export const SearchBox = styled(Group)`
  display: flex;
  align-items: center;
  gap: 8px;
  height: var(--cw-control);
  padding: 0 8px;
  color: var(--cw-text-subtle);
  font-size: var(--cw-input-size);
  border-block-end: 1px solid var(--cw-border-subtle);
  margin-inline: -4px;
  padding-inline: 12px;
`;

export const SearchInput = styled(AriaInput)`
  ${bareInput}
  color: var(--cw-text);
`;

export const List = styled(ListBox)`
  flex: 1;
  min-height: 0;
  padding: 4px;
  overflow: auto;
  outline: 0;
  overscroll-behavior: contain;
`;

export const Row = styled(ListBoxItem)`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: var(--cw-control);
  padding: 4px 8px;
  border-radius: var(--cw-radius-sm);
  color: var(--cw-text);
  font-weight: 450;
  cursor: default;
  outline: 0;

  &:is([data-focused], [data-hovered]) {
    background: var(--cw-surface-hover);
  }
  [data-cw-scheme="dark"] &:is([data-focused], [data-hovered]) {
    background: var(--cw-surface-active);
  }
  &[data-focus-visible] {
    box-shadow: inset 0 0 0 1.5px var(--cw-focus-ring);
  }

  &[data-disabled] {
    color: var(--cw-text-disabled);
  }

  &[data-kind="create"] {
    color: var(--cw-accent-text);
  }

  /* Separated from the existing options. */
  * + &[data-kind="create"] {
    margin-block-start: 9px;

    &::before {
      content: "";
      position: absolute;
      inset-inline: 0;
      margin-block-start: -38px;
      border-block-start: 1px solid var(--cw-border-subtle);
    }
  }
`;

export const Label = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Code = styled.span`
  flex: none;
  min-width: 18px;
  color: var(--cw-text-subtle);
  font: 500 var(--cw-micro-size) / var(--cw-micro-line) var(--cw-font-family);
  letter-spacing: 0.02em;
`;

export const Detail = styled.span`
  flex: none;
  color: var(--cw-text-subtle);
  font-variant-numeric: tabular-nums;
`;

export const Tick = styled.span`
  color: var(--cw-accent-text);
  margin-inline-end: -2px;
`;

export const Box = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 16px;
  height: 16px;
  border-radius: var(--cw-radius-xs);
  background: var(--cw-surface);
  box-shadow: inset 0 0 0 1.5px var(--cw-control-outline);

  svg {
    width: 12px;
    height: 12px;
    fill: none;
    stroke: var(--cw-accent-contrast);
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
    visibility: hidden;
  }

  [data-selected] > & {
    background: var(--cw-accent);
    box-shadow: inset 0 0 0 1px color-mix(in oklab, var(--cw-accent-contrast) 16%, transparent);
  }
  [data-selected] > & > svg {
    visibility: visible;
  }
`;

export const More = styled(ListBoxLoadMoreItem)`
  display: flex;
  align-items: center;
  min-height: var(--cw-control);
  padding: 0 8px;
`;

export const Nothing = styled.div`
  padding: 6px 8px;
  color: var(--cw-text-subtle);
`;

/** For people who do not see the skeleton. */
export const Unseen = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
