-- What goes with a user is found without reading every row of these tables.
create index sign_in_codes_user on sign_in_codes (user_id);
create index product_events_user on product_events (user_id);
