/**
 * The tables of other makers, in `others/`. They are modules of their own for the rest of the repository, which is
 * checked and built without what they need.
 */
declare module "other-tables" {
  /** The rows of all pages; a page has `perPage` of them. */
  export interface OtherTableProps {
    columns: readonly string[];
    rows: readonly { id: string; cells: readonly string[] }[];
    perPage: number;
    isLoading?: boolean;
  }
}

declare module "other-tables/mui" {
  import type { OtherTableProps } from "other-tables";
  import type { ComponentType } from "react";
  export const MuiTable: ComponentType<OtherTableProps>;
}

declare module "other-tables/ag" {
  import type { OtherTableProps } from "other-tables";
  import type { ComponentType } from "react";
  export const AgTable: ComponentType<OtherTableProps>;
}
