import { styled } from "styled-components";

export const Stack = styled.div`
  display: grid;
  gap: 14px;
`;

export const Zones = styled.ul`
  display: grid;
  gap: 4px;
  margin: 0;
  padding: 0;
  list-style: none;
  color: var(--cw-text-muted);
  font-size: var(--cw-caption-size);
  line-height: var(--cw-caption-line);
`;

export const Sentence = styled.p`
  margin: 0;
  color: var(--cw-text-muted);
`;

export const PresetClock = styled.p`
  margin: 0 0 6px;
  color: var(--cw-text-muted);
  font-size: var(--cw-caption-size);
  line-height: var(--cw-caption-line);
`;

export const Presets = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;

export const Preset = styled.button`
  min-block-size: 28px;
  padding: 2px 10px;
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
    min-block-size: 44px;
  }
`;
