-- How a session that was marked again stood before, and how it stands since.
create table session_regrades (
  domain_id bigint not null,
  regrade_id bigint not null,
  session_id bigint not null,
  score_before integer not null,
  passed_before boolean not null,
  score integer not null,
  passed boolean not null,
  pass_kept boolean not null,
  regraded_at timestamptz not null default now(),
  constraint session_regrades_pkey primary key (domain_id, regrade_id, session_id),
  constraint session_regrades_domain_id_regrade_id_fkey foreign key (domain_id, regrade_id) references image_regrades(domain_id, id),
  constraint session_regrades_domain_id_session_id_fkey foreign key (domain_id, session_id) references simulator_sessions(domain_id, id)
);
create index session_regrades_of_session on session_regrades (domain_id, session_id, regrade_id);
alter table session_regrades enable row level security, force row level security;
create policy own on session_regrades using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on session_regrades to vigil_app;
