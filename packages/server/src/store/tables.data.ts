import type { Generated, GeneratedAlways } from "kysely";

import type { DefaultMoment } from "./tables.core.ts";

interface ProductsTable {
  id: string;
  seller_company_id: string | null;
  owner_user_id: string | null;
  name: string;
  hscode: string | null;
  sector: string | null;
  about: string | null;
  created_at: DefaultMoment;
  updated_at: DefaultMoment;
  name_key: GeneratedAlways<string>;
  search: GeneratedAlways<string>;
}

interface SellerCompanyProductsTable {
  seller_company_id: string;
  product_id: string;
}

interface PotentialCustomersTable {
  id: string;
  seller_company_id: string | null;
  catalogue_source_id: string | null;
  name: string;
  website: string | null;
  headquarter_country_id: string;
  headquarter_city_id: string | null;
  time_zone: string | null;
  created_at: DefaultMoment;
  updated_at: DefaultMoment;
  name_key: GeneratedAlways<string>;
  search: GeneratedAlways<string>;
}

interface CatalogueAttachmentsTable {
  potential_customer_id: string;
  seller_company_id: string;
  attached_at: DefaultMoment;
}

interface PotentialCustomerProductsTable {
  potential_customer_id: string;
  product_id: string;
}

interface ContactsTable {
  id: string;
  potential_customer_id: string;
  title: string | null;
  name: string | null;
  surname: string | null;
  email: string | null;
  phone_number: string;
  is_do_not_call: Generated<boolean>;
  created_at: DefaultMoment;
  updated_at: DefaultMoment;
  search: GeneratedAlways<string>;
}

interface TagsTable {
  id: string;
  seller_company_id: string | null;
  title: string;
  color: "blue" | "teal" | "pink" | "yellow";
  title_key: GeneratedAlways<string>;
}

interface PotentialCustomerTagsTable {
  potential_customer_id: string;
  tag_id: string;
}

interface PhoneBooksTable {
  id: string;
  seller_company_id: string | null;
  potential_customer_id: string | null;
  contact_id: string | null;
  product_id: string | null;
  number_id: string | null;
  language: Generated<string>;
  created_at: DefaultMoment;
  updated_at: DefaultMoment;
}

interface PhoneBookReviewsTable {
  id: string;
  phone_book_id: string;
  author_id: string | null;
  title: string;
  review: string;
  created_at: DefaultMoment;
  updated_at: DefaultMoment;
}

/** Tables of migration 0001 that hold what companies sell and to whom. */
export interface DataTables {
  products: ProductsTable;
  seller_company_products: SellerCompanyProductsTable;
  potential_customers: PotentialCustomersTable;
  catalogue_attachments: CatalogueAttachmentsTable;
  potential_customer_products: PotentialCustomerProductsTable;
  contacts: ContactsTable;
  tags: TagsTable;
  potential_customer_tags: PotentialCustomerTagsTable;
  phone_books: PhoneBooksTable;
  phone_book_reviews: PhoneBookReviewsTable;
}
