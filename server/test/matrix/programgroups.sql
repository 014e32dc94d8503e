insert into program_groups (domain_id, name, name_key) select $1, 'Programs ' || $2::text, 'programs ' || $3::text
