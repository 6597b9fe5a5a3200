import type { Call } from "@callwright/sdk/contract";
import type { OtherTableProps } from "other-tables";
import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";

const columns = ["Status", "Customer", "Contact", "Phone", "Product", "Answer", "Seconds", "Started"];

/** Shows the calls of `/calls.json` in a table of another maker, as soon as they are there. */
export async function showCalls(Table: ComponentType<OtherTableProps>): Promise<void> {
  const place = document.getElementById("page");
  if (!place) return;
  const root = createRoot(place);
  const draw = (rows: OtherTableProps["rows"]) =>
    root.render(<Table columns={columns} rows={rows} perPage={25} isLoading={rows.length === 0} />);
  draw([]);
  const reply = await fetch("/calls.json");
  const { items } = (await reply.json()) as { items: Call[] };
  draw(items.map((call) => ({ id: call.id, cells: cellsOf(call) })));
}

function cellsOf({ status, potentialCustomerCompany, contact, product, answer, durationSeconds, startAt }: Call) {
  return [
    status,
    potentialCustomerCompany.name,
    `${contact.name} ${contact.surname}`,
    contact.phoneNumber,
    product?.name ?? "",
    answer,
    String(durationSeconds ?? ""),
    startAt ?? "",
  ];
}
