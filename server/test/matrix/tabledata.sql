insert into table_data (owner_domain_id, table_name, key) values ($1, 'programs', $2)
