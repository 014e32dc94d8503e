-- What an owner who is no superuser could not do before: row security is forced, so it binds the owner as well.

-- 0037 read the templates it had just written to give them their words; for such an owner there were none to be seen.
alter table certificate_templates disable row level security;
alter table certificate_template_words disable row level security;
insert into certificate_template_words (owner_domain_id, word, id)
  select distinct t.owner_domain_id, word, t.id from certificate_templates t, unnest(string_to_array(t.name_key, ' ')) as word
   where t.owner_domain_id is null and not exists (select from certificate_template_words w where w.id = t.id);
alter table certificate_templates enable row level security;
alter table certificate_template_words enable row level security;

-- As in 0001, but what lies in the default partition is told by the attempt and not by a look: the look showed such an owner nothing. A
-- month of which rows lie there already (a clock was wrong, or a long reader kept its partition from being made) stays there as a whole.
create or replace function make_partitions(parent regclass, since date, until date) returns void language plpgsql as $$
declare
  month date := date_trunc('month', since);
  partition text;
begin
  partition := parent || '_other';
  if to_regclass(partition) is null then
    execute format('create table %I partition of %s default', partition, parent);
    perform tenant_policy(partition);
  end if;
  while month <= until loop
    partition := parent || to_char(month, '_YYYY_MM');
    if to_regclass(partition) is null then
      begin
        execute format('create table %I partition of %s for values from (%L) to (%L)', partition, parent, month, month + interval '1 month');
        perform tenant_policy(partition);
      exception when check_violation then null;
      end;
    end if;
    month := month + interval '1 month';
  end loop;
end $$;
