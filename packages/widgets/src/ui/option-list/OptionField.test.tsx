import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { renderWidget } from "../../testing/index.js";
import { ComboBox } from "../combo-box/index.js";
import { MultiSelect, type MultiSelectProps } from "../multi-select/index.js";
import { Select, type Option } from "../select/index.js";

const countries: Option[] = [
  "Denmark",
  "Finland",
  "France",
  "Germany",
  "Iceland",
  "Italy",
  "Norway",
  "Sweden",
  "Türkiye",
].map((label) => ({
  id: label.slice(0, 2).toUpperCase(),
  label,
}));

const trigger = () => page.getByRole("button");
const option = (name: string) => page.getByRole("option", { name });
const search = () => page.getByRole("combobox", { name: "Search" });

describe("choosing one", () => {
  function Country({ emptyLabel }: { emptyLabel?: string }) {
    const [country, setCountry] = useState<string | null>("NO");
    return <Select label="Country" options={countries} value={country} onChange={setCountry} emptyLabel={emptyLabel} />;
  }

  test("finds options without accents, by keyboard alone", async () => {
    await renderWidget(<Country />);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect.element(search()).toHaveFocus();
    await userEvent.keyboard("turk");
    await expect.element(option("Norway")).not.toBeInTheDocument();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect.element(trigger()).toHaveTextContent("Türkiye");
    await expect.element(trigger()).toHaveFocus();
  });

  test("R-63 finds options without accents in Turkish, too, where ü is a letter of its own", async () => {
    await renderWidget(<Country />, { locale: "tr" });
    await trigger().click();
    await userEvent.keyboard("TURKIYE");
    await expect.element(page.getByRole("option")).toHaveTextContent("Türkiye");
  });

  test("opens by typing what is looked for, and takes that by Enter", async () => {
    await renderWidget(<Country />);
    await userEvent.tab();
    await userEvent.keyboard("germ{Enter}");
    await expect.element(trigger()).toHaveTextContent("Germany");
    await expect.element(trigger()).toHaveFocus();
    await userEvent.keyboard("fin{Enter}");
    await expect.element(trigger()).toHaveTextContent("Finland");
  });

  test("R-63 finds what is called otherwise too, first what is called just so", async () => {
    const known: Option[] = [
      ...countries,
      { id: "UA", label: "Ukraine" },
      { id: "GB", label: "United Kingdom", otherNames: ["UK", "Great Britain"] },
    ];
    const onChange = vi.fn();
    await renderWidget(<Select label="Country" options={known} value={null} onChange={onChange} />);
    await trigger().click();
    await expect.element(search()).toHaveFocus();
    await userEvent.keyboard("great");
    await expect.element(option("United Kingdom")).toBeVisible();
    await userEvent.keyboard("{Backspace>5}kr");
    await expect.element(page.getByRole("option").first()).toHaveTextContent("Ukraine");
    await userEvent.keyboard("{Backspace>2}uk");
    await expect.element(page.getByRole("option").first()).toHaveTextContent("United Kingdom");
    await userEvent.keyboard("{Backspace>2}un");
    await expect.element(page.getByRole("option").first()).toHaveTextContent("United Kingdom");
    await userEvent.keyboard("{Enter}");
    expect(onChange).toHaveBeenCalledWith("GB");
  });

  test("goes back to nothing where that is allowed", async () => {
    await renderWidget(<Country emptyLabel="Any country" />);
    await trigger().click();
    await option("Any country").click();
    await expect.element(trigger()).toHaveTextContent("Any country");
  });

  test("says what is missing while it cannot be used", async () => {
    await renderWidget(
      <Select label="Contact" options={[]} value={null} onChange={vi.fn()} disabledReason="Choose a customer first" />,
    );
    await expect.element(trigger()).toHaveTextContent("Choose a customer first");
    await expect.element(trigger()).toBeDisabled();
  });
});

describe("choosing from a list that is searched elsewhere", () => {
  test("B-CONST-02 A-CONST-06 asks half a second after typing paused, and again for everything when it closes", async () => {
    let typedAt = 0;
    let askedAt = 0;
    const onSearch = vi.fn(() => (askedAt = performance.now()));
    await renderWidget(
      <ComboBox label="Customer" value={null} onChange={vi.fn()} options={countries} onSearch={onSearch} />,
    );
    await trigger().click();
    await expect.element(search()).toBeVisible();
    search()
      .element()
      .addEventListener("input", () => (typedAt = performance.now()));
    await userEvent.keyboard("nor");
    await expect.poll(() => onSearch).toHaveBeenLastCalledWith("nor");
    expect(onSearch).toHaveBeenCalledOnce();
    expect(askedAt - typedAt).toBeGreaterThanOrEqual(499);
    await userEvent.keyboard("{Escape}{Escape}");
    await expect.poll(() => onSearch).toHaveBeenLastCalledWith("");
  });

  test("takes what is found for the words, however long that takes, not what was there before", async () => {
    function Country() {
      const [country, setCountry] = useState<Option | null>(null);
      const [found, setFound] = useState<{ options: readonly Option[]; isLoading: boolean }>({
        options: countries,
        isLoading: false,
      });
      const search = (text: string) => {
        setFound({ options: countries, isLoading: true });
        const matches = countries.filter(({ label }) => label.toLowerCase().includes(text));
        setTimeout(() => setFound({ options: matches, isLoading: false }), 300);
      };
      return <ComboBox label="Country" value={country} onChange={setCountry} {...found} onSearch={search} />;
    }
    await renderWidget(<Country />);
    await trigger().click();
    await userEvent.keyboard("germ{Enter}");
    await expect.element(trigger()).toHaveTextContent("Germany");
    await trigger().click();
    await userEvent.keyboard("land{ArrowDown}{Enter}");
    await expect.element(trigger()).toHaveTextContent("Iceland");
  });

  test("hands over the option itself, and creates what is not there", async () => {
    const onChange = vi.fn();
    const onCreate = vi.fn();
    await renderWidget(
      <ComboBox
        label="Product"
        value={null}
        onChange={onChange}
        options={countries}
        onSearch={vi.fn()}
        onCreate={onCreate}
      />,
    );
    await trigger().click();
    await option("Norway").click();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(countries[6]);
    await expect.element(search()).not.toBeInTheDocument();
    await trigger().click();
    await userEvent.keyboard("Linen napkins");
    await option("Create “Linen napkins”").click();
    expect(onCreate).toHaveBeenCalledExactlyOnceWith("Linen napkins");
    expect(onChange).toHaveBeenCalledOnce();
  });

  test("chooses what was created", async () => {
    const onChange = vi.fn();
    const napkins = { id: "napkins", label: "Linen napkins" };
    await renderWidget(
      <ComboBox
        label="Product"
        value={null}
        onChange={onChange}
        options={countries}
        onSearch={vi.fn()}
        onCreate={() => Promise.resolve(napkins)}
      />,
    );
    await trigger().click();
    await userEvent.keyboard("Linen napkins");
    await option("Create “Linen napkins”").click();
    await expect.poll(() => onChange.mock.calls).toEqual([[napkins]]);
  });
});

test("a long list is there to its end, a stretch at a time", async () => {
  const all = Array.from({ length: 100 }, (_, index) => ({ id: `${index}`, label: `Zone ${index}` }));
  await renderWidget(<Select label="Time zone" options={all} value={null} onChange={vi.fn()} />);
  await trigger().click();
  await expect.element(option("Zone 39")).toBeInTheDocument();
  expect(page.getByRole("option").elements()).toHaveLength(40);
  const scrollOn = () => {
    page.getByRole("option").elements().at(-1)?.scrollIntoView();
    return page.getByRole("option").elements().length;
  };
  await expect.poll(scrollOn).toBe(100);
});

describe("choosing several", () => {
  function Countries(props: Pick<MultiSelectProps, "isSingle" | "onCreate">) {
    const [chosen, setChosen] = useState<readonly Option[]>(countries.slice(0, props.isSingle ? 1 : 4));
    return <MultiSelect label="Countries" options={countries} value={chosen} onChange={setChosen} {...props} />;
  }

  test("B-CONST-01 shows four and counts the rest", async () => {
    await renderWidget(<Countries />);
    await trigger().click();
    await option("Sweden").click();
    await userEvent.keyboard("{Escape}");
    await expect.element(trigger()).toHaveTextContent("DenmarkFinlandFranceGermany+1");
  });

  test("chooses what was created, beside what was chosen meanwhile", async () => {
    let create = (): void => {};
    const createdLater = new Promise<void>((resolve) => (create = resolve));
    const onCreate = async (label: string) => {
      await createdLater;
      return { id: "FO", label };
    };
    await renderWidget(<Countries onCreate={onCreate} />);
    await trigger().click();
    await userEvent.keyboard("Faroe Islands");
    await option("Create “Faroe Islands”").click();
    await option("Sweden").click();
    create();
    await userEvent.keyboard("{Escape}");
    await expect.element(trigger()).toHaveTextContent("DenmarkFinlandFranceGermany+2");
  });

  test("chooses what was created in place of the only one", async () => {
    await renderWidget(<Countries isSingle onCreate={(label) => Promise.resolve({ id: "FO", label })} />);
    await trigger().click();
    await userEvent.keyboard("Faroe Islands");
    await option("Create “Faroe Islands”").click();
    await expect.element(trigger()).toHaveTextContent("Faroe Islands");
  });
});
