import { styled } from "styled-components";

/** If the place of the widget has a fixed height, the page scrolls in it. */
export const Page = styled.div`
  container: cw / inline-size;
  position: relative;
  flex: 1 1 auto;
  min-block-size: 0;
  overflow: auto;
`;

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 20px 24px 24px;

  @container cw (max-width: 639.98px) {
    padding: 16px 16px 24px;
  }
`;

export const Stated = styled.div`
  max-inline-size: 720px;
`;

export const Pending = styled.div`
  display: grid;
  gap: 24px;

  &[data-waiting] {
    visibility: hidden;
  }
`;

/** The present plan and the balance. */
export const Above = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 360px;
  gap: 16px;

  @container cw (max-width: 959.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Box = styled.section`
  display: grid;
  align-items: center;
  padding: 16px 20px 18px;
  border: 1px solid var(--cw-border);
  border-radius: var(--cw-radius-card);
  background: var(--cw-surface);
  box-shadow: var(--cw-card-shadow);
`;

export const PlanBox = styled(Box)`
  grid-template-columns: 1.1fr 1fr 1fr;
  gap: 36px;

  > div:first-child {
    color: var(--cw-text-muted);
    font-variant-numeric: tabular-nums;
  }

  @container cw (max-width: 599.98px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 18px;
    padding: 16px;
  }
`;

export const BalanceBox = styled(Box)`
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.5fr);
  gap: 16px;
  align-items: start;

  @container cw (max-width: 479.98px) {
    grid-template-columns: minmax(0, 1fr);
    padding: 16px;
  }
`;

export const Held = styled.div`
  display: grid;
  justify-items: start;
`;

export const Below = styled.div`
  padding-block-start: 8px;
`;

export const Caption = styled.p`
  color: var(--cw-text-subtle);
  font-size: var(--cw-caption-size);
  line-height: var(--cw-caption-line);
  font-variant-numeric: tabular-nums;
`;

/** A plan's name or a balance: what people look for first. */
export const Figure = styled.p`
  color: var(--cw-text);
  font-size: 24px;
  line-height: 32px;
  font-weight: 620;
  letter-spacing: -0.022em;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

export const Measure = styled.div`
  display: grid;
  gap: 8px;
`;

export const MeasureHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 12px;
  font-variant-numeric: tabular-nums;

  > b {
    font-weight: 600;
  }
`;

export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 2px 16px;
  margin-block: 8px -4px;

  > :is(h2, h3, h4) {
    font-size: 16px;
    line-height: 22px;
    font-weight: 600;
    letter-spacing: -0.012em;
  }
`;

export const Packages = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
  /* Hairlines between neighbours: the gaps show what is behind. */
  gap: 1px;
  overflow: hidden;
  border: 1px solid var(--cw-border);
  border-radius: var(--cw-radius-card);
  background: var(--cw-border);

  @container cw (max-width: 599.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Package = styled.li`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  background: var(--cw-surface);

  &[data-current] {
    background: var(--cw-accent-soft);
    box-shadow: inset 0 2px 0 var(--cw-accent);
  }

  &[data-pending] {
    padding: 18px 20px;
  }
`;

export const PackageHead = styled.div`
  padding: 18px 20px;
  border-block-end: 1px solid var(--cw-border-subtle);
`;

export const PackageName = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 8px;
  min-block-size: 20px;

  > :is(h3, h4, h5) {
    font: var(--cw-title-sm-weight) var(--cw-title-sm-size) / var(--cw-title-sm-line) var(--cw-font-family);
    letter-spacing: var(--cw-title-sm-tracking);
  }
`;

export const Price = styled.p`
  display: flex;
  align-items: baseline;
  gap: 6px;
  margin-block-start: 10px;
  color: var(--cw-text-muted);
  font-variant-numeric: tabular-nums;

  > b {
    color: var(--cw-text);
    font-size: 28px;
    line-height: 36px;
    font-weight: 620;
    letter-spacing: -0.025em;
  }
`;

/** At least two lines high, so that the buttons of neighbouring packages are aligned. */
export const Description = styled.p`
  min-block-size: 40px;
  margin-block: 2px 14px;
  color: var(--cw-text-muted);
  text-wrap: balance;

  @container cw (max-width: 599.98px) {
    min-block-size: 0;
  }
`;

export const Features = styled.ul`
  padding: 8px 20px 14px;
`;

export const Feature = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 32px;
  color: var(--cw-text-muted);
  font-variant-numeric: tabular-nums;

  > svg {
    flex: none;
    color: var(--cw-success);
  }

  > span:first-of-type {
    flex: 1;
  }

  > b {
    color: var(--cw-text);
    font-weight: 550;
  }

  &[data-without],
  &[data-without] > svg {
    color: var(--cw-text-subtle);
  }
`;

/** The sentences of a question, each on its own line. */
export const Lines = styled.span`
  display: grid;
  gap: 8px;
`;

export const Change = styled.div`
  display: grid;
  gap: 14px;
  margin-block-start: 14px;
`;

export const ChangeTitle = styled.p`
  margin-block-end: 6px;
  color: var(--cw-text);
  font-weight: 550;
`;

export const Lost = styled.ul`
  display: grid;
  gap: 2px;
  padding-inline-start: 18px;
  list-style: disc;
`;
