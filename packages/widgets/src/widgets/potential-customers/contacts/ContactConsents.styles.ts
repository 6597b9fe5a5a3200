import { styled } from "styled-components";

export const Consents = styled.ul`
  display: grid;
  gap: 4px;
  margin: 0;
  padding: 0;
  color: var(--cw-text-muted);
  list-style: none;
`;

export const Consent = styled.li`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 8px;
`;

/** Evidence may be a long URL or have several lines. */
export const Words = styled.span`
  display: grid;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
  font-variant-numeric: tabular-nums;
`;
