-- Words are looked up without accents, and people by their address: what was written before is written as searchKey.ts writes it now.
create function pg_temp.plain_word(word text) returns text language sql immutable as $$
  select replace(replace(replace(replace(translate(
    normalize(regexp_replace(normalize(word, nfd), '[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]', '', 'g'), nfc),
    'øłđðħŧı', 'olddhti'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ـ', '')
$$;

do $$
declare
  words record;
begin
  for words in
    select c.oid::regclass as name, string_agg(quote_ident(a.attname), ', ') filter (where a.attname <> 'word') as others, c.relrowsecurity as secured
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname like '%\_words'
     group by c.oid, c.relrowsecurity having bool_or(a.attname = 'word')
  loop
    if words.secured then execute format('alter table %s disable row level security', words.name); end if;
    execute format('create temp table plain_words as select distinct pg_temp.plain_word(word) as word, %s from %s where word ~ ''[^\x01-\x7f]''', words.others, words.name);
    execute format('delete from %s where word ~ ''[^\x01-\x7f]''', words.name);
    execute format('insert into %1$s (word, %2$s) select word, %2$s from plain_words where word <> '''' on conflict do nothing', words.name, words.others);
    drop table plain_words;
    if words.secured then execute format('alter table %s enable row level security', words.name); end if;
  end loop;
end
$$;

alter table users disable row level security;
alter table user_words disable row level security;
insert into user_words (domain_id, word, id)
  select u.domain_id, left(w.word, 40), u.id
    from users u, lateral (
      select lower(u.email) as word union select regexp_split_to_table(lower(u.email), '[^[:alnum:]]+')) w
   where u.email is not null and u.erased_at is null and w.word <> ''
  on conflict do nothing;
alter table users enable row level security;
alter table user_words enable row level security;
