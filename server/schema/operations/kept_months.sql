-- What a domain keeps of each kind and month (model: keptWork), as it was counted last, and what was taken away of it.
create table kept_months (
  domain_id bigint not null,
  kind text not null,
  month date not null,
  rows bigint not null default 0,
  counted_at timestamptz,
  removed bigint not null default 0,
  told bigint not null default 0,
  removed_at timestamptz,
  kept_months integer,
  kept_because text,
  constraint kept_months_pkey primary key (domain_id, kind, month),
  constraint kept_months_domain_id_fkey foreign key (domain_id) references domains(id),
  constraint kept_months_kept_because_check check (kept_because in ('held', 'unsound'))
);
alter table kept_months enable row level security, force row level security;
create policy own on kept_months using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on kept_months to vigil_app;
