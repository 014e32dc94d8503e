-- Search: one row per word of a tag.
create table question_tag_words (
  domain_id bigint not null,
  word text collate "C" not null,
  id bigint not null,
  constraint question_tag_words_pkey primary key (domain_id, word, id),
  constraint question_tag_words_domain_id_id_fkey foreign key (domain_id, id) references question_tags(domain_id, id) on delete cascade
);
create index question_tag_words_by_id on question_tag_words (domain_id, id);
alter table question_tag_words enable row level security, force row level security;
create policy own on question_tag_words using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on question_tag_words to vigil_app;
