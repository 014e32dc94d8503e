insert into configurations (owner_domain_id, name, name_key, settings) values ($1, $2, $2, '{}')
