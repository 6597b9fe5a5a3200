import type { Product, SellerCompany, SellerCompanyNumber } from "../contract.js";
import { created, empty, fail, type FakeHandlers, file, fixtures, ok } from "../fake/index.js";
import { plain } from "../plain.js";
import { recording } from "./recording.js";
import { sheet } from "./sheet.js";
import type { World } from "./world.js";

const missing = () => fail(404, "NOT_FOUND", "It was not found.");

/** The signed-in person, their company, its products and texts, and its numbers. */
export function companyHandlers(world: World): FakeHandlers {
  const { products, numbers, faqs, members } = world;
  const profile = () => fixtures.profile({ sellerCompanies: [fixtures.profileCompany({ balance: world.balance() })] });
  const company = (): SellerCompany => {
    const summary = fixtures.sellerCompany();
    return {
      ...summary,
      about: fixtures.profileCompany().about,
      headquarterCountryId: summary.headquarterCountry.id,
      headquarterCityId: summary.headquarterCity?.id ?? null,
      timeZone: "Europe/Istanbul",
      products: products.all().map(({ id, name }) => ({ id, name })),
      productIds: products.all().map(({ id }) => id),
      users: [],
      subscription: fixtures.subscription(),
      ...world.company(),
    };
  };
  let dialPolicy = fixtures.dialPolicy();
  const cities = fixtures.potentialCustomers(12).flatMap(({ headquarterCity }) => headquarterCity ?? []);

  const changed = (id: string, changes: Partial<SellerCompanyNumber>) => {
    numbers.change(id, changes);
    const number = numbers.find(id);
    return number ? ok(number) : missing();
  };

  return {
    getProfile: () => ok(profile()),
    listCountries: () => ok(fixtures.page(fixtures.countries())),
    getCountry: ({ path }) => {
      const country = fixtures.countries().find(({ id }) => id === path.id);
      return country ? ok(country) : missing();
    },
    listCities: ({ query }) => {
      const wanted = plain((query.text ?? "").trim());
      return ok(fixtures.page(cities.filter(({ name }) => plain(name).includes(wanted))));
    },
    getCity: ({ path }) => {
      const city = cities.find(({ id }) => id === path.cityId);
      return city ? ok(city) : missing();
    },

    listSellerCompanies: () => ok(fixtures.page([fixtures.sellerCompany()])),
    getSellerCompany: () => ok(company()),
    updateSellerCompany: ({ body }) => {
      const { name, about: text, website, currency } = body;
      const given = { ...(name && { name }), ...(website && { website }), ...(currency && { currency }) };
      world.changeCompany({ ...given, ...(text !== undefined && { about: text }) }, world.now());
      return ok(company());
    },
    getDisclosureSound: () => file(recording(6), "disclosure.wav"),
    getDialPolicy: () => ok(dialPolicy),
    updateDialPolicy: ({ body }) => {
      dialPolicy = { ...dialPolicy, ...body };
      return ok(dialPolicy);
    },
    listSellerCompanyMembers: ({ query }) => ok(members.page(query)),
    listFaqs: ({ query }) => ok(faqs.page({ perPage: 100, ...query })),
    createFaq: ({ body }) => {
      const at = world.now();
      return created(faqs.add({ id: world.newId("faq"), ...body, createdAt: at, updatedAt: at }));
    },
    updateFaq: ({ path, body }) => {
      const faq = faqs.change(path.faqId, { ...body, updatedAt: world.now() });
      return faq ? ok(faq) : missing();
    },
    deleteFaq: ({ path }) => (faqs.remove([path.faqId]) > 0 ? empty() : missing()),

    listProducts: ({ query }) => ok(products.page(query)),
    getProductUse: () => ok({ customerCount: 3, phoneBookCount: 2 }),
    getProduct: ({ path }) => {
      const product = products.find(path.id);
      return product ? ok(product) : missing();
    },
    createProduct: ({ body }) => {
      const at = world.now();
      return created(products.add(productOf(body, { id: world.newId("product"), createdAt: at, updatedAt: at })));
    },
    updateProduct: ({ path, body }) => {
      const product = products.find(path.id);
      if (!product) return missing();
      const changed = productOf(body, { ...product, updatedAt: world.now() });
      products.change(path.id, changed);
      return ok(changed);
    },
    deleteProduct: ({ path }) => (products.remove([path.id]) > 0 ? empty() : missing()),
    deleteProducts: ({ body }) => ok({ deletedCount: products.remove(body.ids) }),
    exportProducts: () => sheet("products", products.all()),

    listNumbers: ({ query }) => ok(numbers.page(query)),
    listNumberCountries: () => ok(fixtures.page([{ name: "Türkiye", code: "TR" }])),
    listAvailableNumbers: () =>
      ok(
        fixtures.page(
          Array.from({ length: 12 }, (_, nth) => ({ phoneNumber: `+9021255501${30 + nth}`, needsPapers: false })),
        ),
      ),
    purchaseNumber: ({ body }) => {
      world.pay(-4);
      const bought = { id: world.newId("number"), number: body.number, isDefault: false, purchaseAt: world.now() };
      return created(numbers.add(fixtures.number(bought)));
    },
    toggleDefaultNumber: ({ path }) => {
      const isDefault = !numbers.find(path.id)?.isDefault;
      for (const { id } of numbers.all()) numbers.change(id, { isDefault: id === path.id && isDefault });
      const number = numbers.find(path.id);
      return number ? ok(number) : missing();
    },
    updateNumberCaps: ({ path, body }) => changed(path.id, body),
    pauseNumber: ({ path, body }) =>
      changed(path.id, { pause: { ...body, pausedAt: world.now(), pausedBy: "Elif Yılmaz" } }),
    resumeNumber: ({ path }) => changed(path.id, { pause: null }),
    createContactMessage: ({ body }) => {
      const nobody = { name: null, surname: null, email: null };
      return created({ ...nobody, ...body, id: world.newId("note"), createdAt: world.now() });
    },
  };
}

/** The fields of a product from a form, merged with the existing ones. */
function productOf(form: object, known: Partial<Product>): Product {
  return fixtures.product({ ...known, ...form });
}
