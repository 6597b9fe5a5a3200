import { useState } from "react";

import { Form, FormNotice, FormSelect, FormSubmit, FormTextArea, FormTextField, useForm } from "../../forms/index.js";
import { useFormValue, useNow } from "../../forms/useForm.js";
import { type Messages, useAllMessages, useMessages } from "../../i18n/index.js";
import { DeleteButton } from "../../records/DeleteButton.js";
import { Button } from "../../ui/button/index.js";
import { useConfirm } from "../../ui/confirm/index.js";
import { Modal } from "../../ui/modal/index.js";
import { onDemand } from "../../ui/on-demand/index.js";
import { useToast } from "../../ui/toast/index.js";
import { productSchema, toProductValues } from "./productForm.js";
import type { firstProductsMessages } from "./products.firstTexts.js";
import { productsMessages } from "./products.messages.js";
import { draftsOf } from "./questions/questionDrafts.js";
import type { ProductRow } from "./Products.types.js";
import { sectorMessages } from "./sector.messages.js";
import { useSaveProduct } from "./useSaveProduct.js";

const QuestionEditor = onDemand(
  () => import("./questions/QuestionEditor.js").then(({ QuestionEditor }) => QuestionEditor),
  "inPlace",
);

/** Props of {@link ProductModal}. */
export interface ProductModalProps {
  t: Messages<typeof firstProductsMessages>;
  isOpen: boolean;
  /** The product to edit; if undefined, one is added. */
  product: ProductRow | undefined;
  /** The company a manager adds the product for, null for the catalogue, undefined for a seller's own company. */
  ownerId: string | null | undefined;
  onClose: () => void;
  onSaved: (productId: string) => void;
  /** Called after the person has confirmed the deletion. */
  onDelete: (productId: string) => void;
}

/** The dialog that adds a product or edits one (B-PROD-11, B-PROD-12). */
export function ProductModal({ t: begun, isOpen, product, ownerId, onClose, onSaved, onDelete }: ProductModalProps) {
  const t = useAllMessages(productsMessages, begun);
  const toast = useToast();
  const { confirm, dialog } = useConfirm();
  const sectors = useMessages(sectorMessages);
  const { save, readAgain } = useSaveProduct(product?.id, ownerId);
  const form = useForm((z) => productSchema(z, t), {
    defaultValues: toProductValues(product),
    record: product && { updatedAt: product.updatedAt, readAgain: () => readAgain(product.id) },
    onSubmit: async (values, basedOn) => {
      const { id } = await save(values, basedOn);
      toast.success(product ? t.updated : t.created);
      onSaved(id);
      onClose();
    },
  });
  const [areQuestionsOpen, setQuestionsOpen] = useState(false);
  const questions = useFormValue(form, "questions");
  const hasMistake = useNow(form.fields, ({ errors }) => errors.questions !== undefined);
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={product ? t.editTitle : t.add}
      isDirty={form.isDirty}
      isDismissable={!form.isSubmitting}
      footer={({ close }) => (
        <>
          {product && (
            <DeleteButton isDisabled={form.isSubmitting} onPress={() => void remove(product)}>
              {t.delete}
            </DeleteButton>
          )}
          <Button onPress={close}>{t.cancel}</Button>
          <FormSubmit form={form} needsChange={product !== undefined}>
            {product ? t.save : t.create}
          </FormSubmit>
        </>
      )}
    >
      <Form form={form}>
        <FormTextField form={form} name="name" label={t.name} autoFocus />
        <FormTextField form={form} name="hscode" label={t.hscode} isOptional maxLength={20} inputMode="numeric" />
        <FormSelect
          form={form}
          name="sector"
          label={t.sector}
          isOptional
          emptyLabel={t.noSector}
          options={Object.entries(sectors).map(([id, label]) => ({ id, label }))}
        />
        <FormTextArea form={form} name="about" label={t.about} isOptional maxLength={5000} rows={4} />
        {areQuestionsOpen || hasMistake ? (
          <QuestionEditor form={form} />
        ) : (
          <Button size="small" onPress={() => setQuestionsOpen(true)}>
            {t.questions({ count: draftsOf(questions).length })}
          </Button>
        )}
        <FormNotice form={form} />
      </Form>
      {dialog}
    </Modal>
  );

  async function remove({ id, name }: ProductRow) {
    const title = t.deleteTitle({ name });
    if (!(await confirm({ title, body: t.deleteBody, confirmLabel: t.delete }))) return;
    onClose();
    onDelete(id);
  }
}
