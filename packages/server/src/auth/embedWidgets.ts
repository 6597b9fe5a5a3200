import type { OperationId, Schemas } from "@callwright/sdk/contract";

import { everyWidget, operationsByWidget } from "./generated/widgetOperations.ts";

export type WidgetName = Schemas["WidgetName"];

/**
 * What each embeddable widget needs: the operations whose `x-widgets` in the contract names it. What is a person's own (signing
 * in, a profile) or a manager's (accounts, companies) is not embeddable: a session is a seller of one company, and nobody in
 * particular.
 */
const needed = operationsByWidget satisfies Record<WidgetName, readonly OperationId[]>;

/** Every widget there is. */
export const widgetNames = Object.keys(needed) as WidgetName[];

/** The operations that a token for these widgets allows. */
export function operationsOf(widgets: WidgetName[]): OperationId[] {
  return [...new Set<OperationId>([...everyWidget, ...widgets.flatMap((widget) => needed[widget])])];
}
