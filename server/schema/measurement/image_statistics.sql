-- How the images of a large library fared, counted anew each night: medians and correlations of millions of decisions take a minute. Small ones are counted when they are looked at.
create table image_statistics (
  domain_id bigint not null,
  library_id bigint not null,
  image_id bigint not null,
  counted_at timestamptz not null,
  remark text,
  place smallint not null,
  shown integer not null,
  "right" integer not null,
  median double precision,
  point_biserial double precision,
  good integer not null,
  good_wrong integer not null,
  constraint image_statistics_pkey primary key (domain_id, image_id),
  constraint image_statistics_domain_id_fkey foreign key (domain_id) references domains(id),
  constraint image_statistics_image_id_fkey foreign key (image_id) references images(id) on delete cascade,
  constraint image_statistics_library_id_fkey foreign key (library_id) references image_libraries(id),
  constraint image_statistics_remark_check check (remark in ('doubted', 'nobody', 'everybody'))
);
create index image_statistics_by_image on image_statistics (image_id);
create index image_statistics_by_place on image_statistics (domain_id, library_id, place, point_biserial, image_id);
alter table image_statistics enable row level security, force row level security;
create policy own on image_statistics using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on image_statistics to vigil_app;
