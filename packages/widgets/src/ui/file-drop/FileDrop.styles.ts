import { Button } from "react-aria-components/Button";
import { DropZone } from "react-aria-components/DropZone";
import { styled } from "styled-components";

export const Column = styled.div`
  display: grid;
  gap: 12px;
  min-inline-size: 0;
`;

export const Zone = styled(DropZone)`
  display: grid;
  justify-items: center;
  gap: 4px;
  padding: 20px 16px;
  text-align: center;
  border: 1px dashed var(--cw-border-strong);
  border-radius: calc(10px * var(--cw-radius-scale));
  outline: none;
  transition:
    background-color var(--cw-dur-fast),
    border-color var(--cw-dur-fast);

  > svg {
    color: var(--cw-text-subtle);
    margin-block-end: 4px;
  }

  &[data-focus-visible] {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: 2px;
  }

  &[data-drop-target] {
    background: var(--cw-accent-soft);
    border-color: var(--cw-accent);
  }
`;

export const Title = styled.span`
  font-weight: 600;
  color: var(--cw-text);

  [data-disabled] > & {
    color: var(--cw-text-subtle);
  }
`;

export const Hint = styled.span`
  color: var(--cw-text-subtle);
`;

/** Looks like the link beside it, but is a button, because it leads nowhere. */
export const Choose = styled(Button)`
  padding: 0;
  border: 0;
  background: none;
  color: var(--cw-accent-text);
  font-weight: 500;
  cursor: pointer;
  border-radius: var(--cw-radius-xs);
  outline: none;

  &[data-hovered] {
    color: var(--cw-accent-text-hover);
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  &[data-focus-visible] {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: 2px;
  }

  &[data-disabled] {
    color: var(--cw-text-disabled);
    cursor: not-allowed;
  }
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-inline-size: 0;
  padding-block: 6px;
  padding-inline: 12px 6px;
  border: 1px solid var(--cw-border);
  border-radius: var(--cw-radius-md);
  color: var(--cw-text);

  > svg {
    color: var(--cw-text-subtle);
  }

  > span:first-of-type {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Size = styled.span`
  flex: none;
  margin-inline-end: auto;
  color: var(--cw-text-subtle);
  font-variant-numeric: tabular-nums;
`;
