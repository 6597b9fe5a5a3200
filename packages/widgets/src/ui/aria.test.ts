import { expect, it } from "vitest";

const sources = import.meta.glob<string>("../**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true });

/**
 * The parts of react-aria that depend on the language or the direction; all its other parts are inside one of these.
 */
const roots = /import \{[^}]*\b(Select|DatePicker|DropZone|ModalOverlay|Popover|Toast|ToastRegion|Tooltip)\b[^}]*\}/;

/** The parts that render such a root, or its styles. */
const parts = Object.entries(sources)
  .filter(([path]) => !/\.(test|stories)\.tsx?$/.test(path))
  .flatMap(([path, source]) => {
    const imports = source.match(/^import \{[^}]*\} from "react-aria-components\/\w+";$/gm) ?? [];
    return imports.some((line) => roots.test(line)) ? [path] : [];
  })
  .map((path) => path.replace(".styles.ts", ".tsx"))
  // The styles of a frame belong to the frame; those of a field's placeholder belong to the live field.
  .map((path) =>
    path.replace("popover/Popover.tsx", "popover/FloatingPanel.tsx").replace("DateTimeField.tsx", "DateTimePicker.tsx"),
  );

it("every part that react-aria draws is in the language and direction of the provider", () => {
  expect(new Set(parts).size).toBeGreaterThan(8);
  expect([...new Set(parts)].filter((path) => !sources[path]?.includes("<AriaLocale>"))).toEqual([]);
});
