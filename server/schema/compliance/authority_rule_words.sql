-- Words of rules of authorities, for the search.
create table authority_rule_words (
  domain_id bigint not null,
  word text collate "C" not null,
  id bigint not null,
  constraint authority_rule_words_pkey primary key (domain_id, word, id),
  constraint authority_rule_words_domain_id_id_fkey foreign key (domain_id, id) references authority_rules(domain_id, id) on delete cascade
);
create index authority_rule_words_by_id on authority_rule_words (domain_id, id);
alter table authority_rule_words enable row level security, force row level security;
create policy own on authority_rule_words using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on authority_rule_words to vigil_app;
