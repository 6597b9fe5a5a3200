import { styled } from "styled-components";

/** Its rules are stronger than those of the table and of its list, wherever they stand. */
export const Expansion = styled.tr`
  && {
    display: block;
    block-size: auto;
    padding: 0;
  }

  &&::before,
  &&::after {
    display: none;
  }

  &&& > td {
    position: static;
    display: block;
    padding: 0;
    overflow: visible;
    white-space: normal;
  }
`;

/** The content is as wide as the visible part of the table, even when the columns scroll sideways. */
export const Pane = styled.div`
  position: sticky;
  inset-inline-start: 0;
  inline-size: 100cqi;
`;
