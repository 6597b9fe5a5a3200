import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";

import * as icons from "../../packages/widgets/src/ui/icon/generated/icons.js";
import { Icon } from "../../packages/widgets/src/ui/icon/index.js";
import { SearchField } from "../../packages/widgets/src/ui/search-field/index.js";
import { Sheet } from "./Sheet.js";

const meta = { title: "foundations/Icons", parameters: { controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** All icons that the widgets use. A press copies the name. */
export const All: Story = {
  render: () => <AllIcons />,
  play: async ({ canvasElement }) => {
    const sheet = within(canvasElement);
    await userEvent.type(sheet.getByRole("searchbox", { name: "Search icons" }), "phone");
    await expect(await sheet.findByRole("button", { name: /^Phone$/ })).toBeVisible();
    await expect(sheet.queryByRole("button", { name: "Trash2" })).toBeNull();
  },
};

function AllIcons() {
  const [text, setText] = useState("");
  const [copied, setCopied] = useState<string>();
  const found = Object.entries(icons).filter(([name]) => name.toLowerCase().includes(text.trim().toLowerCase()));
  const copy = async (name: string) => {
    await navigator.clipboard.writeText(name);
    setCopied(name);
  };
  return (
    <Sheet
      title="Icons"
      intro="Lucide's drawings, 24 by 24, as lines in the text's colour: 14 px in chips and at the end of controls, 16 px in controls, 28 px in empty states. Call statuses have signs of their own."
    >
      <SearchField label="Search icons" value={text} onSearch={setText} debounceMs={0} />
      <p role="status">
        {copied
          ? `${copied} is copied.`
          : `${found.length} of ${Object.keys(icons).length} icons. A press copies the name.`}
      </p>
      <ul className="cw-tiles">
        {found.map(([name, shape]) => (
          <li key={name}>
            <button type="button" className="cw-tile" onClick={() => void copy(name)}>
              <Icon icon={shape} size={28} />
              <code>{name}</code>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
