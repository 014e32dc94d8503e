-- Cyrillic, Greek and Armenian letters that look like Latin ones, small or capital, read as those: two user names of one form look alike.
create function look_alike(name_key text) returns text language sql immutable strict as $$
  select translate(name_key,
    'авсеніјкморѕтухԁһԛԝӏαβεζηικμνορτυχγօսոհցզɑɡ',
    'abcehijkmopstyxdhqwlabezhikmvoptyxyounhgqag')
$$;
alter table users add column username_look text generated always as (look_alike(username_key)) stored;
create index users_by_look on users (domain_id, username_look);
