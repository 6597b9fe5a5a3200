import { styled } from "styled-components";

export const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 10px;
  min-block-size: 32px;
  font-size: var(--cw-body-size);
  line-height: var(--cw-body-line);
`;

/** The facts after the button. They wrap below it if there is too little space. */
export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 10px;
  min-inline-size: 0;
`;

export const Quiet = styled.span`
  color: var(--cw-text-muted);
  font-variant-numeric: tabular-nums;
`;

export const Reason = styled.p`
  inline-size: 100%;
  color: var(--cw-danger-text);
  overflow-wrap: anywhere;
`;

/** Why a number cannot be called, if the reason is not a failure. */
export const Hint = styled.p`
  color: var(--cw-text-muted);
  text-wrap: pretty;
`;

export const Pending = styled.div`
  inline-size: 180px;
  max-inline-size: 100%;
`;
