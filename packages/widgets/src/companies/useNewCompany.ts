import type { SellerCompany } from "@callwright/sdk/contract";
import { useCreateSellerCompany } from "@callwright/sdk/hooks";

import { orSaying, useForm } from "../forms/index.js";
import { useMessages } from "../i18n/index.js";
import { useToast } from "../ui/toast/index.js";
import { companyMessages } from "./company.messages.js";
import { companySchema, companySentAs, emptyCompany, toCompanyFacts } from "./companyForm.js";
import { useCityOfCountry } from "./useCityOfCountry.js";
import { usePlaces } from "./usePlaces.js";

/**
 * The form of a new company, for whatever it stands in: draw `NewCompanyForm` with it, and a `FormSubmit` beside it
 * (B-COMP-02, B-USER-11).
 *
 * @param onCreated told what was created, e.g. to choose it
 */
export function useNewCompany(onCreated: (company: SellerCompany) => void) {
  const t = useMessages(companyMessages);
  const toast = useToast();
  const { trigger } = useCreateSellerCompany();
  const form = useForm((z) => companySchema(z, { ...t, productsMissing: undefined }), {
    defaultValues: emptyCompany,
    sentAs: companySentAs,
    onSubmit: async (values) => {
      const company = await trigger({ body: toCompanyFacts(values) }).catch(orSaying(t.createFailed));
      toast.success(t.created);
      onCreated(company);
    },
  });
  return { t, form, places: usePlaces(useCityOfCountry(form)) };
}

/** All that the form of a new company draws from. */
export type NewCompany = ReturnType<typeof useNewCompany>;
