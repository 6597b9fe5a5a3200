import { Button } from "../button/index.js";
import { ArrowDown, ArrowUp } from "../icon/generated/icons.js";
import { Menu } from "../menu/index.js";

/** Props of {@link SortMenu}. */
export interface SortMenuProps<Sort extends string = string> {
  /** The current `sortBy` value of the contract. */
  sort: Sort;
  /** The choices: `{ sort: "-createdAt", label: "Newest first" }`. */
  options: readonly { sort: Sort; label: string }[];
  onSortChange: (sort: Sort) => void;
}

/** A control for the sort order, for the end of a toolbar: a narrow table has no headers to press. */
export function SortMenu<Sort extends string = string>({ sort, options, onSortChange }: SortMenuProps<Sort>) {
  const chosen = options.find((option) => option.sort === sort);
  return (
    <Menu
      trigger={
        <Button variant="ghost" icon={sort.startsWith("-") ? ArrowDown : ArrowUp}>
          {chosen?.label ?? sort}
        </Button>
      }
      items={options.map((option) => ({
        id: option.sort,
        label: option.label,
        icon: option.sort.startsWith("-") ? ArrowDown : ArrowUp,
        onAction: () => onSortChange(option.sort),
      }))}
    />
  );
}
