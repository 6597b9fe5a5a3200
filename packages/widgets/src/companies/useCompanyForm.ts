import type { Body, SellerCompany } from "@callwright/sdk/contract";
import { useApi, useUpdateSellerCompany } from "@callwright/sdk/hooks";
import { useForm } from "../forms/index.js";
import { useMessages } from "../i18n/index.js";
import { useToast } from "../ui/toast/index.js";
import { companyMessages } from "./company.messages.js";
import {
  companySchema,
  companySentAs,
  type CompanyTexts,
  type CompanyValues,
  toCompanyFacts,
  toCompanyValues,
} from "./companyForm.js";
import { useCityOfCountry } from "./useCityOfCountry.js";
import { usePlaces } from "./usePlaces.js";

interface CompanyFormOptions {
  /** What is said of what is missing. */
  texts: CompanyTexts;
  /** What this form changes beside who the company is and where. */
  toRest: (values: CompanyValues) => Body<"updateSellerCompany">;
  /** Said when it is saved. */
  saved: string;
  onSaved?: ((company: SellerCompany) => void) | undefined;
}

/** The form of a saved company. Mount it when the company is there. */
export function useCompanyForm(company: SellerCompany, { texts, toRest, saved, onSaved }: CompanyFormOptions) {
  const t = useMessages(companyMessages);
  const toast = useToast();
  const { trigger } = useUpdateSellerCompany();
  const client = useApi();
  const path = { id: company.id };
  const form = useForm((z) => companySchema(z, texts), {
    defaultValues: toCompanyValues(company),
    sentAs: companySentAs,
    record: {
      updatedAt: company.updatedAt,
      readAgain: async () => {
        const latest = await client.call("getSellerCompany", { path });
        return { updatedAt: latest.updatedAt, values: toCompanyValues(latest) };
      },
    },
    onSubmit: async (values, basedOn) => {
      const body = { ...toCompanyFacts(values), ...toRest(values) };
      const changed = await trigger({ path, body, basedOn });
      toast.success(saved);
      onSaved?.(changed);
      return changed;
    },
  });
  return { t, form, places: usePlaces(useCityOfCountry(form)) };
}
