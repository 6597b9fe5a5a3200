import { styled } from "styled-components";

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 14px 24px;
  margin: 0;

  @container cw (max-width: 340px) {
    grid-template-columns: 1fr;
  }
`;

export const Fact = styled.div`
  min-inline-size: 0;

  &[data-long] {
    grid-column: 1 / -1;
  }

  dt {
    color: var(--cw-text-muted);
  }

  dd {
    margin: 2px 0 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`;

export const Quiet = styled.span`
  color: var(--cw-text-subtle);
`;

/** The data that can be edited, set apart from the data that cannot. */
export const Settings = styled.section`
  display: grid;
  gap: 14px;
  padding: 14px 16px;
  border-radius: calc(10px * var(--cw-radius-scale));
  box-shadow: inset 0 0 0 1px var(--cw-border);
`;

export const SettingsHead = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;

  > h3 {
    font-size: var(--cw-title-sm-size);
    line-height: var(--cw-title-sm-line);
    font-weight: 600;
    letter-spacing: var(--cw-title-sm-tracking);
  }
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: start;
  gap: 16px;

  @container cw (max-width: 520px) {
    grid-template-columns: 1fr;
  }
`;
