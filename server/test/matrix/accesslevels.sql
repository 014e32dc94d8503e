insert into access_levels (owner_domain_id, name, name_key, base_code, rank, permissions) values ($1, $2, $2, 'usr', 10, '["training:take"]')
