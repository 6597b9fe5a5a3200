import { useState } from "react";

import { Button } from "../../../ui/button/index.js";
import { Notice } from "../../../ui/notice/index.js";
import * as s from "../Onboarding.styles.js";
import type { OnboardingModel } from "../useOnboarding.js";
import { AddProduct } from "./AddProduct.js";
import { ProductChoices } from "./ProductChoices.js";
import { StepFrame, type StepProps } from "./StepFrame.js";

interface ProductStepProps extends StepProps {
  model: Pick<OnboardingModel, "products" | "draft" | "toggleProduct" | "addProduct">;
  onNext: () => void;
  onBack: () => void;
}

/** The step for the products that the company sells: chosen from the catalogue or added (A-ONB-10). */
export function ProductStep({ model, onNext, onBack, ...frame }: ProductStepProps) {
  const { t } = frame;
  const { products, draft } = model;
  const [hasTried, setTried] = useState(false);
  const count = draft.products.length;

  return (
    <StepFrame
      {...frame}
      title={t.productTitle}
      lead={t.productLead}
      onBack={onBack}
      action={
        <Button variant="primary" size="large" onPress={() => (count === 0 ? setTried(true) : onNext())}>
          {t.continue}
        </Button>
      }
    >
      <s.Stack>
        {products.error ? (
          <Notice title={products.error.message} onRetry={products.retry} />
        ) : (
          <ProductChoices
            t={t}
            choices={products.choices}
            isLoading={products.isLoading}
            chosen={draft.products}
            onToggle={model.toggleProduct}
          />
        )}
        <AddProduct t={t} onAdd={model.addProduct} />
        <s.Count role="status">{count > 0 && t.chosen({ count })}</s.Count>
        {hasTried && count === 0 && <Notice title={t.productMissing}>{""}</Notice>}
      </s.Stack>
    </StepFrame>
  );
}
