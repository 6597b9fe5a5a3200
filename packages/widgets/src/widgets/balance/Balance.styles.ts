import { styled } from "styled-components";

/** Scrolls the page inside the widget if the host has given the widget a height. */
export const Page = styled.div`
  container: cw / inline-size;
  flex: 1 1 auto;
  min-block-size: 0;
  overflow: auto;
`;

export const Choice = styled.div`
  inline-size: 236px;
  min-block-size: var(--cw-control);

  @container cw-header (max-width: 639.98px) {
    inline-size: 100%;
  }
`;

/** The notices are stacked, and take no space while there are none. */
export const Notices = styled.div`
  display: grid;
  gap: 8px;
  padding-inline: 24px;

  > :last-child {
    margin-block-end: 16px;
  }

  @container cw (max-width: 639.98px) {
    padding-inline: 16px;
  }
`;

/**
 * Hidden while the profile is loading: the position of the columns depends on the user, because only managers have the
 * choice of a company above them.
 */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: 316px minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  padding: 2px 24px 24px;

  &[data-waiting] {
    visibility: hidden;
  }

  @container cw (max-width: 899.98px) {
    grid-template-columns: minmax(0, 1fr);
  }

  @container cw (max-width: 639.98px) {
    padding-inline: 16px;
  }
`;

export const Rail = styled.div`
  display: grid;
  gap: 16px;
  min-inline-size: 0;
`;

export const Side = styled(Rail)``;

export const Figure = styled.p`
  margin-block-start: -8px;
  font-size: 32px;
  line-height: 40px;
  font-weight: 620;
  letter-spacing: -0.026em;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  &[data-unknown] {
    margin-block-end: 32px;
    color: var(--cw-text-subtle);
  }
`;

export const Caption = styled.p`
  min-block-size: 16px;
  margin-block-end: 16px;
  color: var(--cw-text-subtle);
  font-size: var(--cw-caption-size);
  line-height: var(--cw-caption-line);
  font-variant-numeric: tabular-nums;
`;

/** As high as the balance and its caption, which replace it. */
export const Pending = styled.div`
  block-size: 64px;
  padding-block-start: 4px;
`;

export const Facts = styled.dl`
  display: grid;
`;

export const Fact = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 12px;
  padding-block: 8px;

  & + & {
    border-block-start: 1px solid var(--cw-border-subtle);
  }

  &:last-child {
    padding-block-end: 0;
  }

  > dt {
    color: var(--cw-text-muted);
  }

  > dd {
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
`;

export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** On narrow screens the options share the width of the card. */
export const Periods = styled.div`
  display: grid;

  @container cw (max-width: 639.98px) {
    inline-size: 100%;

    > * {
      display: grid;
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }

    > * > * {
      justify-content: center;
      padding-inline: 0;
    }
  }
`;

export const Chart = styled.div`
  position: relative;
  padding: 4px 8px 10px;
`;

/** As high as the chart that will be shown in it. */
export const Place = styled.div`
  display: grid;
  align-content: center;
  min-block-size: 314px;
  padding: 0 16px 16px;
`;

/** Aligns the list's gutter with the padding of the card. */
export const Listed = styled.div`
  --cw-table-gutter: 16px;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
`;
