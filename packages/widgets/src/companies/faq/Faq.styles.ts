import { styled } from "styled-components";

import { textButton } from "../../ui/button/index.js";

export const Panel = styled.div`
  display: grid;
  gap: 16px;
  min-inline-size: 0;
`;

export const Entries = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    min-inline-size: 0;
    border-block-end: 1px solid var(--cw-border-subtle);
  }
`;

export const Entry = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 4px;
  padding-block: 12px;
`;

export const Words = styled.div`
  display: grid;
  flex: 1;
  gap: 2px;
  min-inline-size: 0;
  padding-block-start: 4px;
  justify-items: start;
  overflow-wrap: anywhere;
`;

export const Question = styled.h3`
  font-size: 14px;
  line-height: 20px;
  font-weight: 600;
`;

export const Answer = styled.p`
  color: var(--cw-text-muted);
  white-space: pre-line;
  text-wrap: pretty;
`;

/** Unfolds an answer and folds it again. */
export const Toggle = styled.button`
  ${textButton}
`;

/** The form of an entry, in its place. */
export const Writing = styled.div`
  margin-block: 12px;
  padding: 16px;
  border: 1px solid var(--cw-border);
  border-radius: var(--cw-radius-md);
  background: var(--cw-surface-sunken);
`;
