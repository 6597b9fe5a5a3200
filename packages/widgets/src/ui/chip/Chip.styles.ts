import { styled } from "styled-components";

import { tagColors } from "../../theme/tagColors.js";

/** Square for products and answers, round for tags: the two shapes are never swapped. */
export const Body = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  flex: none;
  max-inline-size: 100%;
  min-inline-size: 0;
  block-size: 20px;
  padding-inline: 7px;
  border-radius: calc(5px * var(--cw-radius-scale));
  color: var(--cw-chip-text, var(--cw-text-muted));
  background: var(--cw-chip-soft, var(--cw-surface-active));
  font-size: var(--cw-caption-size);
  line-height: var(--cw-caption-line);
  font-weight: 500;
  letter-spacing: 0;
  white-space: nowrap;
  vertical-align: middle;

  &[data-tone="outline"] {
    background: none;
    box-shadow: inset 0 0 0 1px var(--cw-border);
  }
  &[data-tone="danger"] {
    --cw-chip-text: var(--cw-danger-text);
    --cw-chip-soft: var(--cw-danger-soft);
  }
  &[data-tone="success"] {
    --cw-chip-text: var(--cw-success-text);
    --cw-chip-soft: var(--cw-success-soft);
  }
  &[data-tone="warning"] {
    --cw-chip-text: var(--cw-warning-text);
    --cw-chip-soft: var(--cw-warning-soft);
  }
  &[data-tone="info"] {
    --cw-chip-text: var(--cw-info-text);
    --cw-chip-soft: var(--cw-info-soft);
  }
  &[data-tone="accent"] {
    --cw-chip-text: var(--cw-accent-text);
    --cw-chip-soft: var(--cw-accent-soft-hover);
  }
`;

/** A row of chips that stays on one line. */
export const OneLine = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  min-inline-size: 0;

  /* The touch target of the last one also belongs to it, where the line is cut at its sides. */
  @media (pointer: coarse) {
    padding-inline: 8px;
    margin-inline: -8px;
  }
`;

/**
 * One line high: chips that do not fit are on the next line, hidden instead of cut. The distance is that of a touch
 * target around the button on the first line.
 */
export const Names = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  row-gap: 16px;
  min-inline-size: 0;
  max-block-size: 1lh;
  overflow: clip;
  overflow-clip-margin: 12px;

  &:has(button) {
    padding-inline-end: 44px;
  }

  /* Behind the button, where a wider container shows it again. */
  > [data-unseen] {
    order: 2;
  }
`;

export const Name = styled.span`
  display: flex;
  min-inline-size: 0;
  max-inline-size: 100%;
`;

/**
 * The place of the button. It has no width, so that the wrapping of names does not depend on it; space for it is
 * reserved beside them.
 */
export const Rest = styled.span`
  order: 1;
  display: flex;
  inline-size: 0;

  > button {
    margin-inline-start: 6px;
  }
`;

export const Comma = styled.span`
  flex: none;
  white-space: pre;
`;

/** All chips, in a popover. */
export const Everything = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  padding: 12px;
`;

export const More = styled.button`
  flex: none;
  display: inline-grid;
  place-items: center;
  position: relative;
  min-inline-size: 28px;
  block-size: 20px;
  padding: 0 7px;
  border: 0;
  border-radius: calc(5px * var(--cw-radius-scale));
  background: none;
  box-shadow: inset 0 0 0 1px var(--cw-border);
  color: var(--cw-text-muted);
  font: 500 12px / 16px var(--cw-font-family);
  letter-spacing: 0;
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  /* A target of 24 px, drawn with 20 px. */
  &::before {
    content: "";
    position: absolute;
    inset: -2px;
  }

  &:hover,
  &[aria-expanded="true"] {
    background: var(--cw-surface-active);
    color: var(--cw-text);
  }

  &:focus-visible {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: 1px;
  }

  @media (pointer: coarse) {
    &::before {
      inset: -12px -8px;
    }

    /* Lines of a list are too close for touch: there it only shows the number, and a press opens the row with all of them. */
    @container cw-table (max-width: 639.98px) {
      pointer-events: none;
    }
  }
`;

export const Pill = styled.span`
  ${tagColors}
  --cw-tag-text: var(--cw-tag-blue-text);
  --cw-tag-soft: var(--cw-tag-blue-soft);
  --cw-tag-border: var(--cw-tag-blue-border);
  display: inline-flex;
  align-items: center;
  /* If the line is too short, each one shrinks; none is cut off. */
  flex: 0 1 auto;
  max-inline-size: 100%;
  min-inline-size: 48px;
  block-size: 20px;
  padding-inline: 8px;
  border-radius: var(--cw-radius-full);
  color: var(--cw-tag-text);
  background: var(--cw-tag-soft);
  font-size: 12px;
  line-height: 16px;
  font-weight: 500;
  letter-spacing: 0;
  white-space: nowrap;
  vertical-align: middle;

  &[data-color="teal"] {
    --cw-tag-text: var(--cw-tag-teal-text);
    --cw-tag-soft: var(--cw-tag-teal-soft);
    --cw-tag-border: var(--cw-tag-teal-border);
  }
  &[data-color="pink"] {
    --cw-tag-text: var(--cw-tag-pink-text);
    --cw-tag-soft: var(--cw-tag-pink-soft);
    --cw-tag-border: var(--cw-tag-pink-border);
  }
  &[data-color="yellow"] {
    --cw-tag-text: var(--cw-tag-yellow-text);
    --cw-tag-soft: var(--cw-tag-yellow-soft);
    --cw-tag-border: var(--cw-tag-yellow-border);
  }

  &[data-selected] {
    box-shadow: inset 0 0 0 1.5px var(--cw-tag-text);
  }

  input {
    field-sizing: content;
    min-inline-size: 40px;
    max-inline-size: 160px;
    margin: 0;
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
    color: inherit;
    font: inherit;
  }

  &:has(input) {
    box-shadow: inset 0 0 0 1.5px var(--cw-focus-ring);
  }
`;

export const PillButton = styled.button`
  position: relative;
  min-inline-size: 0;
  margin-inline: -8px;
  padding: 0 8px;
  block-size: 100%;
  border: 0;
  border-radius: inherit;
  background: none;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  cursor: pointer;

  /* A target of 24 px, drawn with 20 px. */
  &::before {
    content: "";
    position: absolute;
    inset: -2px 0;
  }

  @media (pointer: coarse) {
    &::before {
      inset-block: -12px;
    }
  }

  &:hover {
    box-shadow: inset 0 0 0 1px var(--cw-tag-border);
  }

  &:focus-visible {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: 1px;
  }
`;
