import { plain } from "@callwright/sdk";
import type { CurrentUser, Ok, SellerCompany, TestCall } from "@callwright/sdk/contract";
import { created, empty, fail, type FakeHandlers, file, fixtures, ok } from "@callwright/sdk/fake";

type Faq = Ok<"listFaqs">["items"][number];
type Member = Ok<"listSellerCompanyMembers">["items"][number];

const cities = ["Ankara", "Antalya", "Bursa", "Denizli", "İstanbul", "İzmir"].map((name, nth) => ({
  id: fixtures.idOf("city", nth),
  name,
}));

/** A seller company in full. */
export function companyDetail(overrides: Partial<SellerCompany> = {}, nth = 0): SellerCompany {
  const summary = fixtures.sellerCompany(overrides, nth);
  const products = overrides.products ?? [{ id: fixtures.idOf("product", 20), name: "Bathrobes" }];
  return {
    ...summary,
    about: "Meridyen weaves towels, bathrobes and bed linen in Denizli, for hotels and home ranges across Europe.",
    headquarterCountryId: summary.headquarterCountry.id,
    headquarterCityId: summary.headquarterCity?.id ?? null,
    timeZone: "Europe/Istanbul",
    products,
    productIds: products.map(({ id }) => id),
    users: [],
    subscription: fixtures.subscription(),
    ...overrides,
  };
}

/** Enough companies for two pages, no two of one name. */
export const manyCompanies: readonly SellerCompany[] = Array.from({ length: 23 }, (_, nth) =>
  companyDetail(
    nth < 4
      ? {}
      : {
          name: `Harbour Trading ${nth - 3}`,
          website: `https://harbour-trading-${nth - 3}.test`,
          currency: "USD",
          headquarterCountry: fixtures.countries()[nth % 4]!,
          headquarterCity: null,
        },
    nth,
  ),
);

/** The catalogue. */
const products = ["Bathrobes", "Bed linen", "Curtains", "Olive oil", "Towels"].map((name, nth) =>
  fixtures.product({ id: fixtures.idOf("product", 20 + nth), name, isPublic: true }),
);

/** Who works for the first company. */
export const members: readonly Member[] = [
  { name: "Elif", surname: "Kaya", role: "MASTER_ACCOUNT" as const },
  { name: "Mert", surname: "Aydın", role: "SELLER" as const },
].map((person, nth) => ({
  id: fixtures.idOf("user", nth),
  email: `${plain(person.name)}@meridyen.test`,
  ...person,
}));

/** What the first company's assistant knows; the first answer is longer than 80 characters. */
export const faqs: readonly Faq[] = [
  [
    "What is your minimum order quantity?",
    "300 pieces for each colour and size. For a first order we also take 150, so that you can see how your customers like it.",
  ],
  ["Do you send samples?", "Yes, within a week."],
  ["Which certificates do you have?", "OEKO-TEX Standard 100 and GOTS."],
].map(([question = "", answer = ""], nth) => ({
  id: fixtures.idOf("faq", nth),
  question,
  answer,
  createdAt: fixtures.minutesAgo(9_000 - nth),
  updatedAt: fixtures.minutesAgo(9_000 - nth),
}));

/** What a fake server of companies starts with. */
export interface CompanyWorld {
  companies?: readonly SellerCompany[] | undefined;
  profile?: CurrentUser | undefined;
  faqs?: readonly Faq[] | undefined;
}

/** Answers as a server would that has these companies. It keeps what is changed. */
export function companyHandlers({
  companies: given = manyCompanies,
  profile = fixtures.profile(),
  faqs: known = faqs,
}: CompanyWorld = {}): FakeHandlers {
  let companies = [...given];
  let entries = [...known];
  let policy = fixtures.dialPolicy();
  let testCall: TestCall | null = null;
  const countries = fixtures.countries();
  const missing = () => fail(404, "NOT_FOUND", "The seller company was not found.");
  const found = (id: string) => companies.find((company) => company.id === id);
  const isFirst = (id: string) => id === given[0]?.id;
  const pageOf = <Item>(items: readonly Item[], { page = 0, perPage = 10 }) =>
    fixtures.page(items.slice(page * perPage, (page + 1) * perPage), items.length);

  return {
    getProfile: () => ok(profile),
    listCountries: () => ok(fixtures.page(countries)),
    listCities: ({ query }) =>
      ok(fixtures.page(cities.filter(({ name }) => plain(name).includes(plain(query.text ?? ""))))),
    listProducts: ({ query }) =>
      ok(fixtures.page(products.filter(({ name }) => plain(name).includes(plain(query.text ?? ""))))),
    createProduct: ({ body }) => created(fixtures.product({ id: fixtures.idOf("product", 80), name: body.name })),

    listSellerCompanies: ({ query }) => {
      const wanted = plain(query.text ?? "");
      return ok(
        pageOf(
          companies.filter(({ name }) => plain(name).includes(wanted)),
          query,
        ),
      );
    },
    getDialPolicy: () => ok(policy),
    updateDialPolicy: ({ body }) => {
      policy = { ...policy, ...body };
      return ok(policy);
    },
    getLatestTestCall: () => ok({ testCall }),
    startTestCall: ({ body }) => {
      testCall = fixtures.testCall(body);
      return created(testCall);
    },
    getSellerCompany: ({ path }) => {
      const company = found(path.id);
      return company ? ok(company) : missing();
    },
    createSellerCompany: ({ body }) => {
      const company = companyDetail({
        id: fixtures.idOf("company", 90),
        name: body.name,
        website: body.website,
        headquarterCity: null,
        products: [],
      });
      companies = [company, ...companies];
      return created(company);
    },
    updateSellerCompany: ({ path, body }) => {
      const { name, website, currency, about, productIds } = body;
      companies = companies.map((company) =>
        company.id === path.id
          ? {
              ...company,
              name: name ?? company.name,
              website: website ?? company.website,
              currency: currency ?? company.currency,
              about: about === undefined ? company.about : about,
              products: productIds ? products.filter(({ id }) => productIds.includes(id)) : company.products,
            }
          : company,
      );
      const company = found(path.id);
      return company ? ok(company) : missing();
    },
    deleteSellerCompanies: ({ body }) => {
      companies = companies.filter(({ id }) => !body.ids.includes(id));
      return ok({ deletedCount: body.ids.length });
    },
    exportSellerCompanies: () => file(new Blob(["workbook"]), "companies.xlsx"),
    listSellerCompanyMembers: ({ path, query }) => ok(pageOf(isFirst(path.id) ? members : [], query)),
    listPotentialCustomers: ({ query }) =>
      ok(pageOf(isFirst(query.sellerCompanyId ?? "") ? fixtures.potentialCustomers(12) : [], query)),

    listFaqs: ({ path, query }) => ok(pageOf(isFirst(path.id) ? entries : [], query)),
    createFaq: ({ body }) => {
      const at = fixtures.now;
      const faq = { id: fixtures.idOf("faq", 90), ...body, createdAt: at, updatedAt: at };
      entries = [...entries, faq];
      return created(faq);
    },
    updateFaq: ({ path, body }) => {
      entries = entries.map((faq) => (faq.id === path.faqId ? { ...faq, ...body } : faq));
      const faq = entries.find(({ id }) => id === path.faqId);
      return faq ? ok(faq) : fail(404, "NOT_FOUND", "The FAQ entry was not found.");
    },
    deleteFaq: ({ path }) => {
      entries = entries.filter(({ id }) => id !== path.faqId);
      return empty();
    },
  };
}
