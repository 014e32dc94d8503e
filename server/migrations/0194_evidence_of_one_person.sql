-- An archive of evidence may be about one person of its site.
alter table evidence_packs add column user_id bigint,
  add constraint evidence_packs_domain_id_user_id_fkey foreign key (domain_id, user_id) references users (domain_id, id);
create index evidence_packs_by_user on evidence_packs (domain_id, user_id) where user_id is not null;
