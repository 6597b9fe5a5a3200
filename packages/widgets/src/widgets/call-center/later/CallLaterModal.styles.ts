import { styled } from "styled-components";

export const Stack = styled.div`
  display: grid;
  gap: 14px;
`;

export const Zones = styled.ul`
  display: grid;
  gap: 4px;
  margin: 0;
  padding: 0;
  list-style: none;
  color: var(--cw-text-muted);
  font-size: var(--cw-caption-size);
  line-height: var(--cw-caption-line);
`;

export const Sentence = styled.p`
  margin: 0;
  color: var(--cw-text-muted);
`;
