import { styled } from "styled-components";

export const Page = styled.div`
  flex: 1 1 auto;
  min-block-size: 0;
  overflow: auto;
  container: cw / inline-size;
`;

export const Content = styled.div`
  display: grid;
  gap: 24px;
  max-inline-size: 640px;
  padding: 8px 24px 24px;
  box-sizing: content-box;

  @container cw (max-width: 687.98px) {
    box-sizing: border-box;
  }

  @container cw (max-width: 639.98px) {
    padding-inline: 16px;
  }
`;

export const Pending = styled.div`
  min-block-size: 280px;
`;

export const Person = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;

  > div {
    display: grid;
    min-inline-size: 0;
    color: var(--cw-text-muted);
  }

  & b {
    color: var(--cw-text);
    font-size: var(--cw-title-size);
    line-height: var(--cw-title-line);
    font-weight: var(--cw-title-weight);
    letter-spacing: var(--cw-title-tracking);
  }
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 16px;
  align-items: start;

  @container cw (max-width: 479.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Section = styled.section`
  display: grid;
  gap: 16px;
  padding-block-start: 24px;
  border-block-start: 1px solid var(--cw-border);

  & h2,
  & h3 {
    margin: 0;
    font-size: var(--cw-title-size);
    line-height: var(--cw-title-line);
    font-weight: var(--cw-title-weight);
    letter-spacing: var(--cw-title-tracking);
  }
`;

export const Hint = styled.p`
  margin: -12px 0 0;
  color: var(--cw-text-muted);
`;

export const PendingActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** A short list with a border. */
export const Entries = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  border: 1px solid var(--cw-border);
  border-radius: var(--cw-radius-md);
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 20px;
    min-block-size: 56px;
    padding: 8px 12px;
    box-sizing: border-box;
  }

  > li + li {
    border-block-start: 1px solid var(--cw-border);
  }
`;

export const Device = styled.div`
  display: grid;
  flex: 1 1 200px;
  min-inline-size: 0;

  > small {
    color: var(--cw-text-muted);
    font-size: inherit;
  }
`;

export const Save = styled.div`
  display: flex;
  justify-content: flex-end;
`;

/** The name of a notification. Its switches are next to it, or below it if there is not enough room. */
export const What = styled.span`
  flex: 1 1 220px;
`;
