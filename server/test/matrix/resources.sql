insert into resources (owner_domain_id, name, name_key) values ($1, $2, $2)
