-- Call center items of a record in the order of their ids, for the orders by records that an item refers to (decision 0062):
-- those of one company, and those of all. Items without the record are at the end of the same indexes.
drop index phone_books_by_customer;
create index phone_books_by_customer on phone_books (seller_company_id, potential_customer_id, id);
create index phone_books_by_customer_of_all on phone_books (potential_customer_id, id);
drop index phone_books_by_product;
create index phone_books_by_product on phone_books (seller_company_id, product_id, id);
create index phone_books_by_product_of_all on phone_books (product_id, id);
drop index phone_books_by_number;
create index phone_books_by_number on phone_books (seller_company_id, number_id, id);
create index phone_books_by_number_of_all on phone_books (number_id, id);

-- The catalogue by name, which a company's items may refer to beside its own products.
create index products_of_catalogue_by_name on products (name_key, id) where seller_company_id is null;
