import { styled } from "styled-components";

export const Section = styled.section`
  display: grid;
  gap: 12px;
  padding-block-start: 16px;
  border-block-start: 1px solid var(--cw-border-subtle);
`;

export const Title = styled.h4`
  margin: 0;
  font-size: 14px;
  line-height: 20px;
  font-weight: 600;
`;

export const Verdict = styled.p`
  margin: 0;
  color: var(--cw-success-text);

  &[data-verdict="HELD"] {
    color: var(--cw-warning-text);
  }

  &[data-verdict="REFUSED"] {
    color: var(--cw-danger-text);
  }
`;

export const Fact = styled.p`
  margin: 0;
  color: var(--cw-text-muted);
  font-variant-numeric: tabular-nums;
`;
