-- Partners' pages have a telephone number and ask who that is, and what calls there were to it.
create index contacts_by_phone_number on contacts (phone_number);
create index calls_by_contact_number on calls (contact_phone_number, created_at desc, id desc);
