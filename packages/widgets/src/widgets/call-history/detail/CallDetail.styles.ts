import { styled } from "styled-components";

export const Padded = styled.div`
  padding: 20px 24px;

  @container cw (max-width: 520px) {
    padding: 16px;
  }
`;

/** A long job title is truncated instead of making everything wider than the drawer. */
export const Summary = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;
  padding: 20px 24px 16px;

  @container cw (max-width: 520px) {
    padding: 16px;
  }
`;

export const Person = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;

  & > div {
    flex: 1;
    min-inline-size: 0;
  }
`;

export const Name = styled.b`
  display: block;
  font-size: var(--cw-title-sm-size);
  line-height: var(--cw-title-sm-line);
  font-weight: var(--cw-title-sm-weight);
  letter-spacing: var(--cw-title-sm-tracking);
  overflow-wrap: anywhere;
`;

export const Sub = styled.div`
  display: flex;
  gap: 4px;
  min-inline-size: 0;
  color: var(--cw-text-muted);

  & bdi {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
`;

export const CallMade = styled.span`
  display: contents;

  @media (max-width: 639.98px) {
    display: none;
  }
`;

export const CallNarrow = styled.span`
  display: none;

  @media (max-width: 639.98px) {
    display: contents;
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, auto);
  justify-content: space-between;
  gap: 12px 16px;

  @container cw (max-width: 520px) {
    grid-template-columns: 1fr 1fr;
    justify-content: stretch;
  }
`;

export const Fact = styled.div`
  min-inline-size: 0;

  & dt {
    margin-block-end: 4px;
    color: var(--cw-text-subtle);
    font-size: var(--cw-caption-size);
    line-height: var(--cw-caption-line);
  }

  & dd {
    line-height: 20px;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`;

export const PlayerPlace = styled.section`
  padding-inline: 24px;

  @container cw (max-width: 520px) {
    padding-inline: 16px;
  }
`;

export const Conversation = styled.div`
  padding: 20px 24px 24px;

  @container cw (max-width: 520px) {
    padding: 16px;
  }
`;

export const Nothing = styled.p`
  padding: 4px 24px 24px;
  color: var(--cw-text-muted);

  @container cw (max-width: 520px) {
    padding-inline: 16px;
  }
`;

export const Title = styled.h3`
  margin-block-end: 12px;
  font-size: var(--cw-title-sm-size);
  line-height: var(--cw-title-sm-line);
  font-weight: var(--cw-title-sm-weight);
  letter-spacing: var(--cw-title-sm-tracking);
`;

export const Waiting = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  margin-block-end: 20px;
  padding: 22px 16px 18px;
  border-radius: var(--cw-radius-lg);
  background: var(--cw-surface-sunken);
  box-shadow: inset 0 0 0 1px var(--cw-border-subtle);
  color: var(--cw-text-muted);
  text-align: center;
`;

export const StillWave = styled.svg`
  inline-size: min(318px, 60%);
  block-size: 32px;
  fill: none;
  stroke: var(--cw-border-strong);
  stroke-width: 2;
  stroke-linecap: round;
`;

export const TurnSkeleton = styled.div`
  display: grid;
  grid-template-columns: 34px 1fr;
  gap: 12px;
  padding-block: 10px;

  & > div {
    display: grid;
    gap: 8px;
  }
`;

export const FactSkeleton = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 16px;
  padding-block: 13px;
`;

export const PlayerSkeleton = styled.div`
  block-size: 98px;
  margin-inline: 24px;
  border-radius: var(--cw-radius-lg);
  background: var(--cw-surface-sunken);
  box-shadow: inset 0 0 0 1px var(--cw-border-subtle);

  &[data-alone] {
    margin: 0;
  }

  @container cw (max-width: 520px) {
    margin-inline: 16px;
  }
`;

/** The actions on a call that waits for its time. */
export const Scheduled = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
