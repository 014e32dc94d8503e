-- Every domain that rows may belong to, also those that are gone: events outlive what they name.
create function ever_domains() returns setof bigint language sql stable security definer set search_path = public, pg_temp as $$
  select generate_series(1, greatest((select max(id) from domains), (select last_value from domains_id_seq)))
$$;

-- Moves the rows of one month that lie in the default partition of a table to a partition of their own, and answers which month; null where none
-- lies there. Readers go on until the moment in which the partition is attached. Row security is walked domain by domain.
create function move_month(parent regclass) returns date language plpgsql security definer
  set search_path = public, pg_temp set lock_timeout = '500ms' as $$
declare
  here text := current_setting('app.domain_id', true);
  other text := parent || '_other';
  own text;
  key text;
  columns text;
  month_of date;
  domain bigint;
  bond record;
begin
  select a.attname into key from pg_partitioned_table p join pg_attribute a on a.attrelid = p.partrelid and a.attnum = p.partattrs[0] where p.partrelid = parent;
  for domain in select ever_domains() loop
    perform set_config('app.domain_id', domain::text, true);
    execute format('select min(%I) from %I where domain_id = $1', key, other) into month_of using domain;
    exit when month_of is not null;
  end loop;
  if month_of is not null then
    own := parent || to_char(month_of, '_YYYY_MM');
    select string_agg(quote_ident(attname), ', ' order by attnum) into columns
      from pg_attribute where attrelid = parent and attnum > 0 and not attisdropped and attgenerated = '';
    execute format('lock table %I in share row exclusive mode', other);
    execute format('create table %I (like %s including all)', own, parent);
    -- what is attached is checked under row security, in which the rows of other domains are not seen; row by row it is not
    for bond in select conname, pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = parent and contype = 'f' loop
      execute format('alter table %I add constraint %I %s', own, bond.conname, bond.definition);
    end loop;
    for domain in select ever_domains() loop
      perform set_config('app.domain_id', domain::text, true);
      execute format('insert into %I (%s) select %s from %I where domain_id = $1 and %I = $2', own, columns, columns, other, key) using domain, month_of;
      execute format('delete from %I where domain_id = $1 and %I = $2', other, key) using domain, month_of;
    end loop;
    execute format('alter table %s attach partition %I for values from (%L) to (%L)', parent, own, month_of, month_of + interval '1 month');
    perform tenant_policy(own);
  end if;
  perform set_config('app.domain_id', coalesce(here, ''), true);
  return month_of;
end $$;

-- Drops one partition of months before that day in which no row is left, and answers its name; null where there is none. Waits for nobody for long.
create function drop_empty_month(before date) returns text language plpgsql security definer
  set search_path = public, pg_temp set lock_timeout = '500ms' as $$
declare
  here text := current_setting('app.domain_id', true);
  part record;
  dropped text;
begin
  for part in
    select i.inhparent::regclass as parent, c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
     where p.relnamespace = 'public'::regnamespace and p.relkind = 'p' and c.relkind = 'r' and c.relname ~ '_\d{4}_\d{2}$'
       and to_date(right(c.relname, 7), 'YYYY_MM') < date_trunc('month', least(before, (now() at time zone 'UTC')::date))
     order by c.relname
  loop
    if is_empty_partition(part.name) then
      execute format('lock table only %s in access exclusive mode', part.parent);
      if is_empty_partition(part.name) then -- nobody writes any more
        execute format('drop table %I', part.name);
        dropped := part.name;
        exit;
      end if;
    end if;
  end loop;
  perform set_config('app.domain_id', coalesce(here, ''), true);
  return dropped;
end $$;

create function is_empty_partition(name text) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  domain bigint;
  found boolean;
begin
  for domain in select ever_domains() loop
    perform set_config('app.domain_id', domain::text, true);
    execute format('select exists (select from %I where domain_id = $1)', name) into found using domain;
    if found then return false; end if;
  end loop;
  return true;
end $$;
