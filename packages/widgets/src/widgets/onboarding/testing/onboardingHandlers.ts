import { plain } from "@callwright/sdk";
import type { Product, SellerCompany } from "@callwright/sdk/contract";
import { created, fail, fixtures, ok, type FakeHandlers } from "@callwright/sdk/fake";

/** The catalogue of the stories and tests. */
export const catalogue: Product[] = [
  "Bathrobes",
  "Bed linen",
  "Ceramics",
  "Coffee",
  "Cotton yarn",
  "Curtains",
  "Dried figs",
  "Hazelnuts",
  "Kitchenware",
  "Olive oil",
  "Rugs",
  "Table linen",
  "Towels",
].map((name, nth) => fixtures.product({ id: fixtures.idOf("product", 20 + nth), name, isPublic: true }));

const cities = ["Ankara", "Antalya", "Bursa", "Denizli", "İstanbul", "İzmir"].map((name, nth) => ({
  id: fixtures.idOf("city", nth),
  name,
}));

/** Handlers of a server that has the catalogue, countries and Turkish cities, and keeps added products. */
export function onboardingHandlers(): FakeHandlers {
  const own: Product[] = [];
  return {
    listCountries: () => ok(fixtures.page(fixtures.countries())),
    listCities: ({ query }) => {
      const wanted = plain(query.text ?? "");
      return ok(fixtures.page(cities.filter(({ name }) => plain(name).includes(wanted))));
    },
    listProducts: ({ query }) => ok(fixtures.page(query.isPublic ? catalogue : own)),
    createProduct: ({ body }) => {
      const product = fixtures.product({ id: fixtures.idOf("product", 60 + own.length), name: body.name });
      own.push(product);
      return created(product);
    },
    onboardSellerCompany: () => created(onboarded()),
  };
}

/** Handlers of a server that refuses the request at the end. */
export const refusingHandlers = (): FakeHandlers => ({
  ...onboardingHandlers(),
  onboardSellerCompany: () =>
    fail(400, "VALIDATION_FAILED", "Please check the form.", {
      "sellerCompany.website": "This is not a website.",
    }),
});

function onboarded(): SellerCompany {
  const summary = fixtures.sellerCompany({ headquarterCity: null });
  return {
    ...summary,
    about: null,
    headquarterCountryId: summary.headquarterCountry.id,
    headquarterCityId: null,
    timeZone: "Europe/Istanbul",
    products: [],
    productIds: [],
    users: [],
    subscription: fixtures.freeSubscription(),
  };
}
