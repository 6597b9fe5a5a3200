import { useState } from "react";

import { useFormats, type Messages } from "../../i18n/index.js";
import { Avatar } from "../../ui/avatar/index.js";
import { Link } from "../../ui/link/index.js";
import type { CompanyArea, CompanyHeaderProps } from "./CompanyHeader.js";
import type { companyHeaderMessages } from "./companyHeader.messages.js";
import { About, Area, Areas, Facts, Head, Place, Words } from "./CompanyHeader.styles.js";
import type { CompanyFacts } from "./useCompanyHeader.js";

const areas: readonly CompanyArea[] = ["settings", "faq", "plans", "usage", "numbers"];

/** So many letters fit into two lines; what is longer can be unfolded. */
const shortAbout = 160;

interface CompanyFactsViewProps extends Omit<CompanyHeaderProps, "className" | "messages"> {
  t: Messages<typeof companyHeaderMessages>;
  company: CompanyFacts;
}

/** Who the company is (A-COMPHDR-01), and the pages about it (A-COMPHDR-02). */
export function CompanyFactsView({ t, company, area, onOpenArea, headingLevel = 2 }: CompanyFactsViewProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const formats = useFormats();
  const { name, about, website, city } = company;
  const country = company.country && formats.country(company.country.iso2);
  const place = city !== undefined && country !== undefined ? t.place({ city, country }) : (country ?? city);
  const Title = `h${headingLevel}` as const;
  return (
    <>
      <Head>
        <Avatar name={name} size={56} shape="square" />
        <Words>
          <Title>{name}</Title>
          {about && (
            <About data-folded={!isUnfolded || undefined}>
              <span>{about}</span>
            </About>
          )}
          <Facts>
            {place !== undefined && <Place>{place}</Place>}
            <Link href={website} target="_blank" rel="noreferrer">
              {website.replace(/^https?:\/\//, "")}
            </Link>
            {about && about.length > shortAbout && (
              <Link onPress={() => setUnfolded(!isUnfolded)}>{isUnfolded ? t.less : t.more}</Link>
            )}
          </Facts>
        </Words>
      </Head>
      {onOpenArea && (
        <Areas aria-label={t.areas}>
          {areas.map((one) => (
            <Area
              key={one}
              type="button"
              aria-current={one === area ? "page" : undefined}
              onClick={() => onOpenArea({ area: one })}
            >
              {t[one]}
            </Area>
          ))}
        </Areas>
      )}
    </>
  );
}
