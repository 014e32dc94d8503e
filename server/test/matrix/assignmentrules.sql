insert into assignment_rules (domain_id, name, name_key) select $1, 'Rule ' || $2::text || $3::text, 'rule ' || $2::text || $3::text
