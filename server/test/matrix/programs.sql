insert into programs (owner_domain_id, name, name_key, title) values ($1, $2, $2, $2)
