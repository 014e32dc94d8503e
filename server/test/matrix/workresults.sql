with file as (insert into work_imports (domain_id, created_by, created_by_domain_id, file_name, format, heads, work_order, line_count, state)
    values ($1, $3::bigint, $1, 'results.csv', 'csv', '[]', '{}', 0, 'applied') returning id)
insert into work_results (domain_id, user_id, happened_at, outcome, import_id) select $1, $3::bigint, now(), 'hit', id from file where $2::bigint is null or true
