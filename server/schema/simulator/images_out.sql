-- Images by which nobody of the domain is judged, and which nobody there is shown any more.
create table images_out (
  domain_id bigint not null,
  image_id bigint not null,
  constraint images_out_pkey primary key (domain_id, image_id),
  constraint images_out_domain_id_fkey foreign key (domain_id) references domains(id),
  constraint images_out_image_id_fkey foreign key (image_id) references images(id)
);
alter table images_out enable row level security, force row level security;
create policy own on images_out using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on images_out to vigil_app;
