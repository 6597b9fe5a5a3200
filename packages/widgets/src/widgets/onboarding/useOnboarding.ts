import type { ApiError } from "@callwright/sdk";
import { useCreateProduct, useListProducts, useOnboardSellerCompany } from "@callwright/sdk/hooks";
import { useCallback, useMemo, useReducer, useState } from "react";

import type { Option } from "../../ui/combo-box/index.js";
import { choiceNamed, productChoices, readProgress, stepAfter, toggled, toRequest } from "./onboarding.model.js";
import type { CompanyDraft, OnboardingDraft, OnboardingProgress } from "./onboarding.types.js";

const asked = 100;

/** The current step and the entered values, and the actions on them. */
export interface OnboardingModel {
  step: number;
  next: () => void;
  back: () => void;
  draft: OnboardingDraft;
  /** Stores the values of the company step, also while they are being entered. */
  setCompany: (company: CompanyDraft) => void;
  products: { choices: readonly Option[]; isLoading: boolean; error: ApiError | undefined; retry: () => void };
  toggleProduct: (product: Option) => void;
  /** Adds a product by its name and chooses it. If it exists already, it is only chosen. Rejects with an ApiError. */
  addProduct: (name: string) => Promise<void>;
  /** Creates the company. Resolves to whether it was created. */
  send: () => Promise<boolean>;
  /** Why the company was not created. */
  sendError: ApiError | undefined;
}

/**
 * The controller of the onboarding: four steps with one draft, which is sent at the end. It continues from the progress
 * that the host passes.
 */
export function useOnboarding(progress: Partial<OnboardingProgress> | undefined): OnboardingModel {
  const [{ step: firstStep, ...firstDraft }] = useState(() => readProgress(progress));
  const [step, go] = useReducer(stepAfter, firstStep);
  const [draft, setDraft] = useState<OnboardingDraft>(firstDraft);
  const catalogue = useListProducts({ query: { isPublic: true, perPage: asked, sortBy: "name" } });
  const own = useListProducts({ query: { isPublic: false, perPage: asked, sortBy: "createdAt" } });
  const createProduct = useCreateProduct();
  const onboard = useOnboardSellerCompany();

  const choices = useMemo(
    () => productChoices(own.data?.items ?? [], catalogue.data?.items ?? []),
    [own.data, catalogue.data],
  );
  const choose = (product: Option) => setDraft((draft) => ({ ...draft, products: toggled(draft.products, product) }));

  return {
    step,
    next: () => go(1),
    back: () => go(-1),
    draft,
    setCompany: useCallback((company) => setDraft((draft) => ({ ...draft, ...company })), []),
    products: {
      choices,
      isLoading: catalogue.isLoading || own.isLoading,
      error: catalogue.error ?? own.error,
      retry: () => void Promise.all([catalogue.mutate(), own.mutate()]),
    },
    toggleProduct: choose,
    addProduct: async (name) => {
      const known = choiceNamed([...choices, ...draft.products], name);
      if (known && draft.products.some(({ id }) => id === known.id)) return;
      if (known) return choose(known);
      const { id, name: label } = await createProduct.trigger({ body: { name: name.trim() } });
      choose({ id, label });
    },
    send: () =>
      onboard.trigger({ body: toRequest(draft) }).then(
        () => true,
        () => false,
      ),
    sendError: onboard.error,
  };
}
