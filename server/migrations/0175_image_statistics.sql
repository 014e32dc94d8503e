-- How the images of a large library fared, counted at night: medians and correlations of millions of decisions take a minute.
create table image_statistics (
  domain_id bigint not null references domains (id),
  library_id bigint not null references image_libraries (id),
  image_id bigint not null references images (id) on delete cascade,
  counted_at timestamptz not null,
  remark text constraint image_statistics_remark_check check (remark in ('doubted', 'nobody', 'everybody')),
  place smallint not null,
  shown integer not null,
  "right" integer not null,
  median float8,
  point_biserial float8,
  good integer not null,
  good_wrong integer not null,
  primary key (domain_id, image_id)
);
create index image_statistics_by_place on image_statistics (domain_id, library_id, place, point_biserial, image_id);
create index image_statistics_by_image on image_statistics (image_id);
select protect_tenant('image_statistics');
