import type { Messages } from "../../i18n/index.js";
import { useConfirm } from "../../ui/confirm/index.js";
import { selectedCount } from "../../ui/table/index.js";
import type { productsMessages } from "./products.messages.js";
import type { ProductRow } from "./Products.types.js";
import type { ProductsModel } from "./useProducts.js";

/**
 * Asks for confirmation before products are deleted, and says which records lose one product. Render `dialog` beside
 * the list.
 */
export function useAskToDelete(t: Messages<typeof productsMessages>, model: ProductsModel) {
  const { confirm, dialog } = useConfirm();
  const { actions } = model;
  return {
    dialog,
    askToDelete: async (wanted: ProductRow | "chosen"): Promise<void> => {
      if (wanted === "chosen") {
        const count = selectedCount(model.selection, model.totalCount ?? 0);
        const title = t.deleteManyTitle({ count });
        const isAgreed = await confirm({ title, body: t.deleteManyBody({ count }), confirmLabel: t.delete });
        if (isAgreed) await model.withChosen(actions.deleteMany);
        return;
      }
      const { customerCount, phoneBookCount } = await actions.readWhatGoes(wanted.id);
      const body = [
        t.deleteBody,
        ...(customerCount > 0 ? [t.goesCustomers({ count: customerCount })] : []),
        ...(phoneBookCount > 0 ? [t.goesItems({ count: phoneBookCount })] : []),
      ].join(" ");
      const title = t.deleteTitle({ name: wanted.name });
      if (await confirm({ title, body, confirmLabel: t.delete })) await actions.deleteOne(wanted.id);
    },
  };
}
