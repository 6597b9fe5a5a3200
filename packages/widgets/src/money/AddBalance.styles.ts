import { styled } from "styled-components";

export const Fields = styled.div`
  display: grid;
  gap: 8px;
`;

/** As high as the form that takes its place, in which fields keep room for a message. */
export const Waiting = styled(Fields)`
  --cw-message-room: 8px;
`;

/** The button stands beside the field itself, whatever is said below that. */
export const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: start;
`;

/** Below the label's line and the gap under it. */
export const BelowLabel = styled.div`
  padding-block-start: 26px;
`;

export const Presets = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: 6px;
`;

export const Preset = styled.button`
  block-size: 28px;
  padding: 0;
  border: 0;
  border-radius: var(--cw-radius-sm);
  background: var(--cw-surface-active);
  color: var(--cw-text-muted);
  font: 500 var(--cw-caption-size) / var(--cw-caption-line) var(--cw-font-family);
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &:hover {
    color: var(--cw-text);
  }

  &:disabled {
    color: var(--cw-text-disabled);
    cursor: default;
  }

  &[aria-pressed="true"] {
    background: var(--cw-accent-soft-hover);
    color: var(--cw-accent-text);
    box-shadow: inset 0 0 0 1px var(--cw-accent-border);
  }

  &:focus-visible {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: 1px;
  }

  @media (pointer: coarse) {
    block-size: 44px;
  }
`;

/** As high as it will be, also before anything can be said. */
export const After = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 12px;
  min-block-size: 16px;
  color: var(--cw-text-subtle);
  font-size: var(--cw-caption-size);
  line-height: var(--cw-caption-line);
  font-variant-numeric: tabular-nums;
`;
