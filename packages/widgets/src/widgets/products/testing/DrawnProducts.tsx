import type { CurrentUser, Product } from "@callwright/sdk/contract";
import { created, createFakeApi, empty, fail, type FakeHandlers, file, fixtures, ok } from "@callwright/sdk/fake";

import { type DrawnOptions, DrawnWidget } from "../../../testing/DrawnWidget.js";
import { Products, type ProductsProps } from "../index.js";

/** The differences of the first products, so that the first page has every kind of cell. */
const kinds: readonly Partial<Product>[] = [
  {},
  { hscode: null, sector: null, about: null },
  { isPublic: true, sellerCompany: null },
];

/** Enough products for two pages, all with different names. */
export const manyProducts: readonly Product[] = Array.from({ length: 14 }, (_, nth) => {
  const product = fixtures.product(kinds[nth] ?? {}, nth);
  return nth < 5 ? product : { ...product, id: fixtures.idOf("product", nth), name: `Table runner ${nth - 4}` };
});

/** Handlers of a fake that has these products and keeps changes. */
export function productHandlers({
  products: given = manyProducts,
  profile = fixtures.profile(),
}: { products?: readonly Product[] | undefined; profile?: CurrentUser | undefined } = {}): FakeHandlers {
  let products = [...given];
  const named = <Item extends { name: string }>(items: readonly Item[], text = "") =>
    items.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
  const companies = Array.from({ length: 4 }, (_, nth) => fixtures.sellerCompany({}, nth));

  return {
    getProfile: () => ok(profile),
    listSellerCompanies: ({ query }) => ok(fixtures.page(named(companies, query.text))),
    listProducts: ({ query }) => {
      const { page = 0, perPage = 10, text } = query;
      const found = named(products, text);
      return ok(fixtures.page(found.slice(page * perPage, (page + 1) * perPage), found.length));
    },
    getProduct: ({ path }) => {
      const product = products.find(({ id }) => id === path.id);
      return product ? ok(product) : fail(404, "NOT_FOUND", "The product was not found.");
    },
    createProduct: ({ body }) => {
      const id = fixtures.idOf("product", 80);
      const { name, hscode = null, sector = null, about = null } = body;
      const product = fixtures.product({ id, name, hscode, sector, about, updatedAt: fixtures.now });
      products = [product, ...products];
      return created(product);
    },
    updateProduct: ({ path, body }) => {
      products = products.map((product) => (product.id === path.id ? { ...product, ...body } : product));
      const changed = products.find(({ id }) => id === path.id);
      return changed ? ok(changed) : fail(404, "NOT_FOUND", "The product was not found.");
    },
    deleteProduct: ({ path }) => {
      products = products.filter(({ id }) => id !== path.id);
      return empty();
    },
    // Products of the catalogue are kept: a seller may not delete them.
    deleteProducts: ({ body }) => {
      const before = products.length;
      products = products.filter(({ id, isPublic }) => isPublic || !body.ids.includes(id));
      return ok({ deletedCount: before - products.length });
    },
    exportProducts: () => file(new Blob(["workbook"]), "products.xlsx"),
  };
}

/** Props of {@link DrawnProducts}. */
export interface DrawnProductsProps extends ProductsProps, DrawnOptions {
  products?: readonly Product[];
  profile?: CurrentUser;
}

/** The products with an in-memory server, on the day of the fixtures. */
export function DrawnProducts({ handlers, products, profile, place, ...props }: DrawnProductsProps) {
  return (
    <DrawnWidget
      api={() => createFakeApi({ ...productHandlers({ products, profile }), ...handlers })}
      place={{ blockSize: 720, ...place }}
    >
      <Products {...props} />
    </DrawnWidget>
  );
}
