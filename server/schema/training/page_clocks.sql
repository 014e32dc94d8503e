-- A page takes its least time from the server's clock, and the same time is nobody's twice: until when a learner's clock is spent on pages that
-- count as read, over all sections, courses and programs. Sections that are opened side by side share what passes.
create table page_clocks (
  domain_id bigint not null,
  user_id bigint not null,
  spent_until timestamptz,
  constraint page_clocks_pkey primary key (domain_id, user_id),
  constraint page_clocks_domain_id_user_id_fkey foreign key (domain_id, user_id) references users(domain_id, id) on delete cascade
);
alter table page_clocks enable row level security, force row level security;
create policy own on page_clocks using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on page_clocks to vigil_app;
