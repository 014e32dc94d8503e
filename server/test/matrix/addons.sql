insert into addons (domain_id, type) select $1, case when $2::bigint + $3 > 0 and not exists (select from addons where domain_id = $1 and type = 'credits') then 'credits' else 'consoles3d' end
