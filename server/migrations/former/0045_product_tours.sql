-- Tours somebody has seen or does not want; who comes from another domain is known by that one's number.
create table product_tour_skips (
  domain_id bigint not null references domains,
  home_domain_id bigint not null references domains,
  user_id bigint not null,
  tour text not null,
  created_at timestamptz not null default now(),
  primary key (domain_id, home_domain_id, user_id, tour)
);
select protect_tenant('product_tour_skips');
