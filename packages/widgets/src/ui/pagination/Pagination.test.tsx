import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { asSeen } from "../../testing/asSeen.js";
import { Pagination, type PaginationProps } from "./index.js";

function pager(props: Partial<PaginationProps> = {}) {
  const onPageChange = vi.fn();
  const onPerPageChange = vi.fn();
  const element = (
    <Pagination
      page={0}
      perPage={25}
      totalCount={248}
      onPageChange={onPageChange}
      onPerPageChange={onPerPageChange}
      {...props}
    />
  );
  return { element, onPageChange, onPerPageChange };
}

const button = (name: string) => page.getByRole("button", { name, exact: true });

test("one sees where one is and goes anywhere by name", async () => {
  const { element, onPageChange } = pager({ page: 1 });
  await render(element);
  await expect.element(page.getByText("26–50 of 248")).toBeVisible();
  await expect.element(button("Page 2")).toHaveAttribute("aria-current", "page");
  await button("Previous page").click();
  await button("Next page").click();
  await button("Page 10").click();
  expect(onPageChange.mock.calls).toEqual([[0], [2], [9]]);
});

test("an English range among words from right to left is read as it is written", async () => {
  const screen = await render(<div dir="rtl">{pager({ page: 1 }).element}</div>);
  await expect.poll(() => asSeen(screen.getByText("26–50 of 248").element())).toBe("26–50 of 248");
});

test("there is nothing before the first page and nothing after the last", async () => {
  const screen = await render(pager().element);
  await expect.element(button("Previous page")).toHaveAttribute("aria-disabled", "true");
  await screen.rerender(pager({ page: 9 }).element);
  await expect.element(button("Next page")).toHaveAttribute("aria-disabled", "true");
  await expect.element(page.getByText("226–248 of 248")).toBeVisible();
});

test("who pages by keyboard still has the focus at the last page and at the first", async () => {
  function Pages() {
    const [at, setAt] = useState(1);
    return <Pagination page={at} perPage={25} totalCount={75} onPageChange={setAt} />;
  }
  await render(<Pages />);
  for (const name of ["Next page", "Previous page"]) {
    button(name).element().focus();
    await userEvent.keyboard("{Enter}{Enter}{Enter}");
    await expect.element(button(name)).toHaveAttribute("aria-disabled", "true");
    await expect.element(button(name)).toHaveFocus();
  }
  await expect.element(page.getByText("1–25 of 75")).toBeVisible();
});

test("A-CONST-02 A-CONST-03: the page size is chosen from 5, 10, 25, 50 and 100", async () => {
  const { element, onPerPageChange } = pager();
  await render(element);
  await page.getByRole("button", { name: /Rows per page/ }).click();
  const sizes = () =>
    page
      .getByRole("option")
      .elements()
      .map((option) => option.textContent);
  await expect.poll(sizes).toEqual(["5", "10", "25", "50", "100"]);
  await page.getByRole("option", { name: "50", exact: true }).click();
  expect(onPerPageChange).toHaveBeenCalledExactlyOnceWith(50);
});

test("an empty list has no pages", async () => {
  const screen = await render(pager().element);
  const pages = page.getByRole("group", { name: "Pages" });
  await expect.element(pages).toBeVisible();
  await screen.rerender(pager({ totalCount: 0 }).element);
  await expect.element(pages).not.toBeInTheDocument();
});

test("a narrow container keeps the range and the arrows", async () => {
  await render(<div style={{ inlineSize: 400 }}>{pager({ page: 1 }).element}</div>);
  await expect.element(button("Next page")).toBeVisible();
  await expect.element(button("Page 2")).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(button("Previous page")).toHaveFocus();
});
