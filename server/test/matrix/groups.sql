insert into groups (domain_id, name, name_key) select $1, 'Group ' || $2::text, 'group ' || $3::text
