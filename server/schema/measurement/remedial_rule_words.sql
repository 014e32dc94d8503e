-- Search: one row per word of a record, in its key form. Prefixes are looked up here.
create table remedial_rule_words (
  domain_id bigint not null,
  word text collate "C" not null,
  id bigint not null,
  constraint remedial_rule_words_pkey primary key (domain_id, word, id),
  constraint remedial_rule_words_domain_id_id_fkey foreign key (domain_id, id) references remedial_rules(domain_id, id) on delete cascade
);
create index remedial_rule_words_by_id on remedial_rule_words (domain_id, id);
alter table remedial_rule_words enable row level security, force row level security;
create policy own on remedial_rule_words using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on remedial_rule_words to vigil_app;
