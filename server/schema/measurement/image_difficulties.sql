-- How hard images are for the people of a domain, shared images too; each night anew from all decisions. Thousandths of a logit, crowd of 1.
create table image_difficulties (
  domain_id bigint not null,
  image_id bigint not null,
  library_id bigint not null,
  family text not null,
  difficulty integer not null,
  deviation integer not null,
  crowd integer not null,
  answers integer not null default 0,
  level smallint,
  constraint image_difficulties_pkey primary key (domain_id, image_id),
  constraint image_difficulties_domain_id_fkey foreign key (domain_id) references domains(id),
  constraint image_difficulties_image_id_fkey foreign key (image_id) references images(id) on delete cascade,
  constraint image_difficulties_level_check check (level >= 1 and level <= 5)
);
create index image_difficulties_by_crowd on image_difficulties (domain_id, library_id, family, crowd, image_id);
create index image_difficulties_by_difficulty on image_difficulties (domain_id, library_id, family, difficulty, image_id);
create index image_difficulties_by_image on image_difficulties (image_id);
create index image_difficulties_by_level on image_difficulties (domain_id, level, image_id) include (library_id) where (level is not null);
create index image_difficulties_by_library on image_difficulties (domain_id, library_id, image_id);
alter table image_difficulties enable row level security, force row level security;
create policy own on image_difficulties using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on image_difficulties to vigil_app;
