import { styled } from "styled-components";

/** The endpoint, and the filter of its log. */
export const Head = styled.div`
  display: grid;
  gap: 12px;
  padding: 16px 24px;

  @container cw (inline-size <= 520px) {
    padding-inline: 16px;
  }
`;

export const Address = styled.p`
  font-weight: 500;
  overflow-wrap: anywhere;
`;

export const Purpose = styled.p`
  color: var(--cw-text-muted);
  overflow-wrap: anywhere;
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 12px;
`;

/** The details of a delivery, below its row. */
export const Opened = styled.div`
  display: grid;
  gap: 12px;
  padding: 12px 24px 16px;
  border-block-end: 1px solid var(--cw-border-subtle);
  background: var(--cw-surface-sunken);

  @container cw (inline-size <= 520px) {
    padding-inline: 16px;
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 16px;
  margin: 0;

  > dt {
    color: var(--cw-text-muted);
  }

  > dd {
    margin: 0;
    overflow-wrap: anywhere;
  }

  @container cw (inline-size <= 420px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;

    > dd {
      margin-block-end: 6px;
    }
  }
`;

export const PayloadHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;

  > h3 {
    font-size: var(--cw-body-size);
    font-weight: 500;
  }
`;

/** JSON is written from left to right in every language. It scrolls within its own area. */
export const Payload = styled.pre`
  max-block-size: 320px;
  margin: 0;
  padding: 10px 12px;
  overflow: auto;
  border: 1px solid var(--cw-border);
  border-radius: var(--cw-radius-sm);
  background: var(--cw-surface);
  font-family: var(--cw-font-mono);
  font-size: 12px;
  line-height: 18px;
  text-align: start;

  &:focus-visible {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: 1px;
  }
`;
