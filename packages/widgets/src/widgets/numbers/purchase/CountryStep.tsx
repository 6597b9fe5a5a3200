import { useMemo } from "react";

import { type Messages, useFormats } from "../../../i18n/index.js";
import { otherCountryNames } from "../../../lib/otherCountryNames.js";
import { Notice } from "../../../ui/notice/index.js";
import { Select } from "../../../ui/select/index.js";
import type { numbersMessages } from "../numbers.messages.js";
import type { PurchaseTerms } from "./purchase.model.js";
import { StepFrame } from "./StepFrame.js";
import type { PurchaseModel } from "./usePurchase.js";

interface CountryStepProps {
  t: Messages<typeof numbersMessages>;
  model: PurchaseModel;
}

/** The price of numbers, and the countries that have numbers. */
export function CountryStep({ t, model }: CountryStepProps) {
  const { choice, countries, terms } = model;
  const formats = useFormats();
  const options = useMemo(() => {
    const known = countries.status === "ready" ? countries.value : [];
    return known
      .map(({ code }) => ({ id: code, code, label: formats.country(code), otherNames: otherCountryNames(code) }))
      .toSorted((one, other) => one.label.localeCompare(other.label, formats.locale));
  }, [countries, formats]);
  return (
    <StepFrame
      t={t}
      step="country"
      title={t.countryTitle}
      lead={terms.status === "ready" && <Cost t={t} terms={terms.value} />}
    >
      {countries.status === "error" ? (
        <Notice {...(countries.message === undefined ? {} : { title: countries.message })} onRetry={countries.retry} />
      ) : countries.status === "ready" && options.length === 0 ? (
        <Notice tone="info">{t.noCountries}</Notice>
      ) : (
        <Select
          label={t.country}
          options={options}
          value={choice.countryCode}
          onChange={model.chooseCountry}
          autoFocus
        />
      )}
    </StepFrame>
  );
}

/** The price of an additional number, and how many are free (B-NUM-10, R-07). */
function Cost({ t, terms }: { t: Messages<typeof numbersMessages>; terms: PurchaseTerms }) {
  const formats = useFormats();
  const { purchaseFeeUsd, monthlyFeeUsd, includedCount } = terms;
  const fee = formats.money(purchaseFeeUsd);
  return (
    <>
      <p>
        {includedCount < 0
          ? t.costAllIncluded
          : includedCount === 0
            ? t.cost({ fee })
            : t.costWithIncluded({ count: includedCount, fee })}
      </p>
      <p>{t.monthly({ fee: formats.money(monthlyFeeUsd) })}</p>
    </>
  );
}
