import { Form, FormNotice, FormSubmit, FormTextField, useForm } from "../../../forms/index.js";
import type { Messages } from "../../../i18n/index.js";
import { Plus } from "../../../ui/icon/generated/icons.js";
import type { onboardingMessages } from "../onboarding.messages.js";
import * as s from "../Onboarding.styles.js";

interface AddProductProps {
  t: Messages<typeof onboardingMessages>;
  /** Adds the product. If it rejects, the form shows the error. */
  onAdd: (name: string) => Promise<void>;
}

/**
 * The form that adds a person's own product by its name (A-ONB-10). Enter adds it, and the field is ready for the next
 * one.
 */
export function AddProduct({ t, onAdd }: AddProductProps) {
  const form = useForm((z) => z.object({ name: z.string().check(z.trim(), z.minLength(2, t.productShort)) }), {
    defaultValues: { name: "" },
    onSubmit: async ({ name }) => {
      await onAdd(name);
      form.reset();
    },
  });
  return (
    <Form form={form}>
      <s.AddLine>
        <FormTextField form={form} name="name" label={t.addProduct} size="large" maxLength={100} />
        <div>
          <FormSubmit form={form} variant="secondary" size="large" icon={Plus}>
            {t.add}
          </FormSubmit>
        </div>
      </s.AddLine>
      <FormNotice form={form} />
    </Form>
  );
}
