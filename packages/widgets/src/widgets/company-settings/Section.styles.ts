import { styled } from "styled-components";

export const Section = styled.section`
  display: grid;
  gap: 16px;
  padding-block-start: 24px;
  border-block-start: 1px solid var(--cw-border-subtle);
`;

export const Title = styled.h3`
  margin: 0;
  font-size: var(--cw-title-sm-size);
  line-height: var(--cw-title-sm-line);
  font-weight: var(--cw-title-sm-weight);
`;

export const Help = styled.p`
  margin: 4px 0 0;
  color: var(--cw-text-muted);
`;
