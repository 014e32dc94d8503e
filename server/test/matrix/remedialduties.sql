-- after programs
with rule as (insert into remedial_rules (domain_id, name, name_key) values ($1, 'Duty ' || $2::text || $3::text, 'duty ' || $2::text || $3::text) returning id) insert into remedial_duties (domain_id, user_id, remedial_rule_id, program_id, category, misses, due_on) select $1, $3::bigint, id, (select min(id) from programs), 'any', 3, current_date from rule
