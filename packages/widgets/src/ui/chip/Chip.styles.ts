import { styled } from "styled-components";

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
