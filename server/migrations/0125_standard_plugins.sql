-- Four parts of the product became plugins that a domain may switch off. Every domain there is keeps them.
alter table addons disable row level security;
insert into addons (domain_id, type)
  select domains.id, standard.type from domains
    cross join (values ('imageGenerator'), ('consoles3d'), ('adaptivePractice'), ('identityProviders')) as standard (type)
    on conflict (domain_id, type) do nothing;
alter table addons enable row level security;
