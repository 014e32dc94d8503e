-- Threats of a sealed session by category, written with its seal: what dashboards add up, without the decisions.
create table simulator_categories (
  domain_id bigint not null,
  session_id bigint not null,
  category text not null,
  sealed_at timestamptz not null,
  threats integer not null,
  missed integer not null,
  image_category text not null,
  half_credit integer not null default 0,
  full_credit integer not null default 0,
  time_ms bigint not null default 0,
  timed integer not null default 0,
  miscalled integer not null default 0,
  constraint simulator_categories_pkey primary key (domain_id, session_id, image_category),
  constraint simulator_categories_domain_id_session_id_fkey foreign key (domain_id, session_id) references simulator_sessions(domain_id, id)
);
create index simulator_categories_by_seal on simulator_categories (domain_id, sealed_at) include (session_id, category, threats, missed); -- Dashboards add up everything of a domain since a month: from these alone, without the rows.
create trigger measures_added after insert on simulator_categories referencing new table as changed for each statement execute function add_counted_measures('come');
create trigger measures_changed after update on simulator_categories referencing new table as changed for each statement execute function add_counted_measures('come');
create trigger measures_left after update on simulator_categories referencing old table as changed for each statement execute function add_counted_measures('gone');
create trigger measures_removed after delete on simulator_categories referencing old table as changed for each statement execute function add_counted_measures('gone');
create trigger month_of_changed after update on simulator_categories referencing new table as changed for each statement execute function month_of_threats_changed();
create trigger month_of_come after insert on simulator_categories referencing new table as changed for each statement execute function month_of_threats_changed();
create trigger month_of_gone after delete on simulator_categories referencing old table as changed for each statement execute function month_of_threats_changed();
create trigger month_of_left after update on simulator_categories referencing old table as changed for each statement execute function month_of_threats_changed();
alter table simulator_categories enable row level security, force row level security;
create policy own on simulator_categories using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on simulator_categories to vigil_app;
