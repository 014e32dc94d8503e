-- A time zone that nobody knows (typed by hand, or of another edition of the zones) must not break what is told by it: queries read
-- sound_zone, which is what was stored where the database knows it, and else the default. What was stored stays to be seen and corrected.
create function is_time_zone(name text) returns boolean language plpgsql stable as $$
begin
  perform timestamptz 'epoch' at time zone name;
  return name <> '';
exception when invalid_parameter_value then
  return false;
end $$;

create function keep_sound_zone() returns trigger language plpgsql as $$
begin
  new.sound_zone := case when is_time_zone(new.time_zone) then new.time_zone when tg_table_name = 'domains' then 'UTC' end;
  return new;
end $$;
create trigger sound_zone before insert or update of time_zone on domains for each row execute function keep_sound_zone();
create trigger sound_zone before insert or update of time_zone on companies for each row execute function keep_sound_zone();
