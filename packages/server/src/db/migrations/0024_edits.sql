-- Who edited a record last, for whoever has to be told that somebody came between (If-Match). Kept for a month.
create table edits (
  record_id uuid primary key,
  edited_at timestamptz not null,  -- the record's updated_at since then; when that is another one, something else changed it
  author text not null             -- as `authorOf` names people
);
create index edits_by_age on edits (edited_at);

-- No two states of a record have the same moment, also when two edits fall into one millisecond or a clock is set back.
create function moves_on() returns trigger language plpgsql as $$
begin
  new.updated_at := greatest(new.updated_at, old.updated_at + interval '1 millisecond');
  return new;
end
$$;
create trigger contacts_move_on before update of updated_at on contacts for each row execute function moves_on();
create trigger faqs_move_on before update of updated_at on faqs for each row execute function moves_on();
create trigger feedbacks_move_on before update of updated_at on feedbacks for each row execute function moves_on();
create trigger phone_books_move_on before update of updated_at on phone_books for each row execute function moves_on();
create trigger phone_book_reviews_move_on before update of updated_at on phone_book_reviews
  for each row execute function moves_on();
create trigger potential_customers_move_on before update of updated_at on potential_customers
  for each row execute function moves_on();
create trigger products_move_on before update of updated_at on products for each row execute function moves_on();
create trigger seller_companies_move_on before update of updated_at on seller_companies
  for each row execute function moves_on();
create trigger users_move_on before update of updated_at on users for each row execute function moves_on();
