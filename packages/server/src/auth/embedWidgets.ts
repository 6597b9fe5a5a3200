import type { OperationId, Schemas } from "@callwright/sdk/contract";

import { everyWidget, operationsByWidget } from "./generated/widgetOperations.ts";

export type WidgetName = Schemas["WidgetName"];

/**
 * The operations of each embeddable widget: those whose `x-widgets` in the contract names it. A person's own operations
 * (signing in, a profile) and a manager's (accounts, companies) cannot be embedded: a session is a seller of one
 * company, and not a person.
 */
const needed = operationsByWidget satisfies Record<WidgetName, readonly OperationId[]>;

/** Every widget there is. */
export const widgetNames = Object.keys(needed) as WidgetName[];

/** The operations that a token for these widgets allows. */
export function operationsOf(widgets: WidgetName[]): OperationId[] {
  return [...new Set<OperationId>([...everyWidget, ...widgets.flatMap((widget) => needed[widget])])];
}
