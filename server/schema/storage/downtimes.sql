-- Times in which no server ran: what was open meanwhile goes on where it stood.
create table downtimes (
  from_at timestamptz not null,
  until_at timestamptz not null,
  constraint downtimes_pkey primary key (from_at)
);
grant select, insert, update, delete on downtimes to vigil_app;
