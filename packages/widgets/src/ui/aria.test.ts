import { expect, it } from "vitest";

const sources = import.meta.glob<string>("../**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true });

/** What react-aria draws by the language or the direction; all else of it stands inside of one of these. */
const roots = /import \{[^}]*\b(Select|DatePicker|DropZone|ModalOverlay|Popover|Toast|ToastRegion|Tooltip)\b[^}]*\}/;

/** The parts that draw such a root, or the styles that one is drawn with. */
const parts = Object.entries(sources)
  .filter(([path]) => !/\.(test|stories)\.tsx?$/.test(path))
  .flatMap(([path, source]) => {
    const imports = source.match(/^import \{[^}]*\} from "react-aria-components\/\w+";$/gm) ?? [];
    return imports.some((line) => roots.test(line)) ? [path] : [];
  })
  .map((path) => path.replace(".styles.ts", ".tsx"))
  // A frame's styles are the frame's; those of a field that is asleep belong to the one that is used.
  .map((path) =>
    path.replace("popover/Popover.tsx", "popover/FloatingPanel.tsx").replace("DateTimeField.tsx", "DateTimePicker.tsx"),
  );

it("every part that react-aria draws is in the language and direction of the provider", () => {
  expect(new Set(parts).size).toBeGreaterThan(8);
  expect([...new Set(parts)].filter((path) => !sources[path]?.includes("<AriaLocale>"))).toEqual([]);
});
