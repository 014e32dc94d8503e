-- Takes away rows of files from before that time that nothing names, and answers how many. Who names a file says so by a foreign key; images name
-- theirs within their views and volume. Row security is walked domain by domain, as everybody walks it. Whoever records a file meanwhile holds its row (recordFile).
create function sweep_file_rows(before timestamptz) returns integer language plpgsql as $$
declare
  here text := current_setting('app.domain_id', true);
  domain bigint;
  key record;
  swept integer;
begin
  create temporary table if not exists named_files (hash text primary key) on commit drop;
  for domain in select d.id from domains d order by d.id loop
    perform set_config('app.domain_id', domain::text, true);
    for key in
      select c.conrelid::regclass as table_name, a.attname as column_name
        from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       where c.contype = 'f' and c.confrelid = 'public.files'::regclass and c.conparentid = 0
    loop
      execute format('insert into named_files select distinct %1$I from %2$s where %1$I is not null on conflict do nothing', key.column_name, key.table_name);
    end loop;
    insert into named_files
      select distinct hash #>> '{}' from images i, jsonb_path_query(i.views, '$.** ? (@.type() == "string" && @ like_regex "^[0-9a-f]{64}$")') as hash
       where i.owner_domain_id = domain or i.owner_domain_id is null and domain = 1 on conflict do nothing;
    insert into named_files
      select distinct i.volume ->> 'file' from images i
       where i.volume is not null and (i.owner_domain_id = domain or i.owner_domain_id is null and domain = 1) on conflict do nothing;
  end loop;
  perform set_config('app.domain_id', coalesce(here, ''), true);
  delete from files f where f.created_at < before and not exists (select from named_files n where n.hash = f.hash);
  get diagnostics swept = row_count;
  drop table named_files;
  return swept;
end $$;
