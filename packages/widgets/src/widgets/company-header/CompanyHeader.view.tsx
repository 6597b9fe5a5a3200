import { useEffect, useRef, useState, type MouseEvent } from "react";

import { useNames, type Messages } from "../../i18n/index.js";
import { Avatar } from "../../ui/avatar/index.js";
import { Globe, MapPin } from "../../ui/icon/generated/icons.js";
import { Icon } from "../../ui/icon/index.js";
import { Link } from "../../ui/link/index.js";
import type { CompanyArea, CompanyHeaderProps } from "./CompanyHeader.js";
import type { companyHeaderMessages } from "./companyHeader.messages.js";
import { About, Area, Areas, Fact, Facts, Frame, Head, Place, Words } from "./CompanyHeader.styles.js";
import type { CompanyFacts } from "./useCompanyHeader.js";
import { useIsCut } from "./useIsCut.js";

const usualAreas: readonly CompanyArea[] = ["settings", "faq", "plans", "usage", "numbers"];

interface CompanyFactsViewProps extends Omit<CompanyHeaderProps, "className" | "messages"> {
  t: Messages<typeof companyHeaderMessages>;
  company: CompanyFacts;
}

/** The facts about the company (A-COMPHDR-01), and the tabs of its pages (A-COMPHDR-02). */
export function CompanyFactsView({ t, company, headingLevel = 2, ...tabs }: CompanyFactsViewProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const [aboutBox, isAboutCut] = useIsCut<HTMLSpanElement>();
  const formats = useNames();
  const { name, about, website, city } = company;
  const country = company.country && formats.country(company.country.iso2);
  const place = city !== undefined && country !== undefined ? t.place({ city, country }) : (country ?? city);
  const Title = `h${headingLevel}` as const;
  // The first page shows the full header; the others show it compact, because on a phone they need the space.
  const isFurther = tabs.area !== undefined && tabs.area !== (tabs.areas ?? usualAreas)[0];
  return (
    <Frame>
      <Head data-compact={isFurther || undefined}>
        <Avatar name={name} size={56} shape="square" />
        <Words>
          <Title>{name}</Title>
          {about && (
            <About data-folded={!isUnfolded || undefined}>
              <span ref={aboutBox}>{about}</span>
            </About>
          )}
          <Facts>
            {place !== undefined && (
              <Fact>
                <Icon icon={MapPin} size={14} />
                <Place>{place}</Place>
              </Fact>
            )}
            <Fact>
              <Icon icon={Globe} size={14} />
              <Link href={website} target="_blank" rel="noreferrer">
                {website.replace(/^https?:\/\//, "")}
              </Link>
            </Fact>
            {(isAboutCut || isUnfolded) && (
              <Link onPress={() => setUnfolded(!isUnfolded)}>{isUnfolded ? t.less : t.more}</Link>
            )}
          </Facts>
        </Words>
      </Head>
      <AreaTabs t={t} {...tabs} />
    </Frame>
  );
}

type AreaTabsProps = Pick<CompanyFactsViewProps, "t" | "area" | "areas" | "onOpenArea" | "hrefOf">;

/** The tabs of the area. The current tab is scrolled into view if not all of them fit. */
function AreaTabs({ t, area, areas = usualAreas, onOpenArea, hrefOf }: AreaTabsProps) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const tab = area && bar.current?.querySelector("[aria-current]");
    if (!tab) return;
    const show = () => tab.scrollIntoView({ block: "nearest", inline: "nearest" });
    show();
    // Scroll again once the web font is loaded, because it makes the labels wider.
    void document.fonts.ready.then(show);
  }, [area]);
  if (!onOpenArea) return null;
  return (
    <Areas ref={bar} aria-label={t.areas}>
      {areas.map((one) => {
        const current = one === area ? "page" : undefined;
        const open = () => onOpenArea({ area: one });
        return hrefOf ? (
          <Area
            key={one}
            as="a"
            href={hrefOf(one)}
            aria-current={current}
            onClick={(event: MouseEvent) => follow(event, open)}
          >
            {t[one]}
          </Area>
        ) : (
          <Area key={one} type="button" aria-current={current} onClick={open}>
            {t[one]}
          </Area>
        );
      })}
    </Areas>
  );
}

/** Opens the page in place, unless the click asks for a new tab or window. */
function follow(event: MouseEvent, open: () => void) {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  open();
}
