-- A time zone that nobody knows (typed by hand, or of another edition of the zones) must not break what is told by it: queries read
-- sound_zone, which is what was stored where the database knows it, and else the default. What was stored stays to be seen and corrected.
create function is_time_zone(name text) returns boolean language plpgsql stable as $$
begin
  perform timestamptz 'epoch' at time zone name;
  return name <> '';
exception when invalid_parameter_value then
  return false;
end $$;

alter table domains add column sound_zone text not null default 'UTC';
alter table companies add column sound_zone text;

create function keep_sound_zone() returns trigger language plpgsql as $$
begin
  new.sound_zone := case when is_time_zone(new.time_zone) then new.time_zone when tg_table_name = 'domains' then 'UTC' end;
  return new;
end $$;
create trigger sound_zone before insert or update of time_zone on domains for each row execute function keep_sound_zone();
create trigger sound_zone before insert or update of time_zone on companies for each row execute function keep_sound_zone();

-- "Berlin" becomes "Europe/Berlin" where one zone alone ends so; what is left is told on the record's page. Row security binds the owner too.
alter table companies disable row level security;
do $$
declare
  target text;
begin
  foreach target in array array['domains', 'companies'] loop
    execute format($repair$
      with zones as (
        select name, lower(name) as whole, lower(regexp_replace(name, '^.*/', '')) as place from pg_timezone_names where name !~ '^(posix|right)/'
      ), typed as (
        select distinct time_zone, lower(replace(trim(time_zone), ' ', '_')) as place from %1$I where not is_time_zone(time_zone)
      ), found as (
        select time_zone, min(name) as name from typed join zones on typed.place in (zones.whole, zones.place) group by time_zone having count(*) = 1
      )
      update %1$I t set time_zone = found.name from found where t.time_zone = found.time_zone $repair$, target);
    execute format('update %I set time_zone = time_zone where time_zone is not null', target);
  end loop;
end $$;
alter table companies enable row level security;
