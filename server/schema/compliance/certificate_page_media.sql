-- Which media a kept page shows: they stay as long as it does. Written beside the page.
create table certificate_page_media (
  domain_id bigint not null,
  page_hash text not null,
  media_id bigint not null,
  constraint certificate_page_media_pkey primary key (domain_id, page_hash, media_id),
  constraint certificate_page_media_domain_id_page_hash_fkey foreign key (domain_id, page_hash) references certificate_pages(domain_id, hash) on delete cascade,
  constraint certificate_page_media_media_id_fkey foreign key (media_id) references media(id)
);
create index certificate_page_media_by_media on certificate_page_media (media_id);
alter table certificate_page_media enable row level security, force row level security;
create policy own on certificate_page_media using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on certificate_page_media to vigil_app;
