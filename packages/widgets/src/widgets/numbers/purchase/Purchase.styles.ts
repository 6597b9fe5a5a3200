import { Radio, RadioGroup } from "react-aria-components/RadioGroup";
import { styled } from "styled-components";

/** A step: its number, its title and its content. */
export const Step = styled.div`
  display: grid;
  gap: 16px;
`;

export const Head = styled.div`
  display: grid;
  gap: 2px;

  > h3 {
    font-size: var(--cw-title-sm-size);
    line-height: var(--cw-title-sm-line);
    font-weight: var(--cw-title-sm-weight);
    letter-spacing: var(--cw-title-sm-tracking);
    color: var(--cw-text);
    outline: none;
  }
`;

export const Count = styled.p`
  font-size: var(--cw-caption-size);
  line-height: var(--cw-caption-line);
  color: var(--cw-text-subtle);
`;

/** Keeps the height of the dialog while the numbers are loading. */
export const Waiting = styled.div`
  min-block-size: 180px;
`;

export const Choices = styled(RadioGroup)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px;
  /* Room for the focus ring inside of what scrolls. */
  margin: -4px;
  padding: 4px;
  /* Half a row says that there are more. */
  max-block-size: 246px;
  overflow: auto;

  @container cw (max-width: 359.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Choice = styled(Radio)`
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 36px;
  padding-inline: 10px;
  border-radius: var(--cw-radius-sm);
  background: var(--cw-surface);
  box-shadow: inset 0 0 0 1px var(--cw-border-strong);
  color: var(--cw-text);
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &[data-hovered] {
    background: var(--cw-surface-hover);
  }

  &[data-selected] {
    background: var(--cw-accent-soft);
    box-shadow: inset 0 0 0 1px var(--cw-accent-border);
  }

  &[data-disabled] {
    color: var(--cw-text-subtle);
    box-shadow: inset 0 0 0 1px var(--cw-border-subtle);
    cursor: default;
  }

  &[data-focus-visible] {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: 1px;
  }

  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`;

export const Papers = styled.span`
  margin-inline-start: auto;
  font-size: var(--cw-caption-size);
  line-height: var(--cw-caption-line);
`;

export const Dot = styled.span`
  flex: none;
  inline-size: 16px;
  block-size: 16px;
  border-radius: 50%;
  background: var(--cw-surface);
  box-shadow: inset 0 0 0 1.5px var(--cw-control-outline);

  [data-selected] > & {
    background: var(--cw-accent-contrast);
    box-shadow:
      inset 0 0 0 5px var(--cw-accent),
      inset 0 0 0 5.5px color-mix(in oklab, var(--cw-accent-contrast) 20%, transparent);
  }
`;
