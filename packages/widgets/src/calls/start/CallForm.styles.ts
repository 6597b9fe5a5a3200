import { styled } from "styled-components";

export const Form = styled.div`
  container: cw-call / inline-size;
  display: grid;
  gap: 12px;
`;

export const Person = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-inline-size: 0;

  /* The line below warns, and contains the time as well. */
  &:has(+ * [data-off]) > :last-child {
    display: none;
  }
`;

export const Names = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

export const Name = styled.div`
  font-weight: 600;
  line-height: 18px;
`;

export const Detail = styled.div`
  color: var(--cw-text-subtle);
  font-size: var(--cw-caption-size);
  line-height: var(--cw-caption-line);
  font-variant-numeric: tabular-nums;
`;

/** A sheet has enough space for the time beside the name. */
export const BesideName = styled.div`
  display: none;

  @container cw-call (min-width: 330px) {
    display: block;
  }
`;

/** It is not needed beside the name, unless it warns. */
export const TimeLine = styled.div`
  @container cw-call (min-width: 330px) {
    &:not(:has([data-off])) {
      display: none;
    }
  }
`;

export const Choice = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;

  &[data-single] {
    grid-template-columns: 1fr;
  }

  /* A sheet on a phone. */
  @container cw-call (min-width: 330px) {
    grid-template-columns: 1fr;
  }
`;

export const From = styled.p`
  display: grid;
  gap: 2px;
  margin: 0;
  color: var(--cw-text-subtle);
  font-size: var(--cw-caption-size);
  line-height: var(--cw-caption-line);
  font-variant-numeric: tabular-nums;

  @container cw-call (min-width: 330px) {
    text-align: center;
  }
`;

/** Shown instead of Call Now. */
export const Busy = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-block-size: 36px;
  padding: 4px 8px 4px 10px;
  border-radius: var(--cw-radius-sm);
  background: var(--cw-surface-active);
`;
