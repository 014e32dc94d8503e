-- Tours somebody has seen or does not want; who comes from another domain is known by that one's number.
create table product_tour_skips (
  domain_id bigint not null,
  home_domain_id bigint not null,
  user_id bigint not null,
  tour text not null,
  created_at timestamptz not null default now(),
  constraint product_tour_skips_pkey primary key (domain_id, home_domain_id, user_id, tour),
  constraint product_tour_skips_domain_id_fkey foreign key (domain_id) references domains(id),
  constraint product_tour_skips_home_domain_id_fkey foreign key (home_domain_id) references domains(id)
);
alter table product_tour_skips enable row level security, force row level security;
create policy own on product_tour_skips using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on product_tour_skips to vigil_app;
