-- The few who are kept from erasing are found without reading everybody.
create index users_retained on users (domain_id, company_id, username_key) where (retained);
