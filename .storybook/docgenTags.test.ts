import { describe, expect, it } from "vitest";

import { withoutTags } from "./docgenTags.js";

describe("the docs page of a part", () => {
  it("shows an example as code, a default in its column and links as names", () => {
    const info = {
      description: "A button, see {@link IconButton}.\n\n@example\n<Button>Call Now</Button>",
      props: {
        size: { description: 'Its height. @default "medium"' },
        isBusy: { description: "Whether it works. @default true", defaultValue: { value: "false", computed: false } },
        label: { description: "Its name." },
      },
    };
    expect(withoutTags(info)).toEqual({
      description: "A button, see `IconButton`.\n\n```tsx\n<Button>Call Now</Button>\n```",
      props: {
        size: { description: "Its height.", defaultValue: { value: '"medium"', computed: false } },
        isBusy: { description: "Whether it works.", defaultValue: { value: "false", computed: false } },
        label: { description: "Its name." },
      },
    });
  });
});
