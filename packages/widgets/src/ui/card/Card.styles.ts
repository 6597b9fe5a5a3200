import { styled } from "styled-components";

export const Box = styled.section`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  overflow: hidden;
  border: 1px solid var(--cw-border);
  border-radius: var(--cw-radius-card);
  background: var(--cw-surface);
  box-shadow: var(--cw-card-shadow);
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 8px 12px;
  padding: 14px 16px 10px;
  --cw-link-lift: 2px;

  > :is(h2, h3, h4) {
    font: var(--cw-title-sm-weight) var(--cw-title-sm-size) / var(--cw-title-sm-line) var(--cw-font-family);
    letter-spacing: var(--cw-title-sm-tracking);
  }
`;

export const Body = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  padding: 4px 16px 16px;

  &[data-flush] {
    padding: 0;
  }
`;
