-- Lists may be sorted by dates that can be missing; what has none comes last in either direction, so each direction has its index.
drop index users_by_last_seen;
create index users_by_last_seen on users (domain_id, (coalesce(last_seen_at, 'infinity'::timestamptz)), id);
create index users_by_last_seen_down on users (domain_id, (coalesce(last_seen_at, '-infinity'::timestamptz)), id);

create index program_statuses_due on program_statuses (domain_id, (coalesce(due_at, 'infinity'::timestamptz)), id);
create index program_statuses_due_down on program_statuses (domain_id, (coalesce(due_at, '-infinity'::timestamptz)), id);
create index program_statuses_expiring on program_statuses (domain_id, (coalesce(expiry_at, 'infinity'::timestamptz)), id);
create index program_statuses_expiring_down on program_statuses (domain_id, (coalesce(expiry_at, '-infinity'::timestamptz)), id);

create index program_certificates_expiring on program_certificates (domain_id, (coalesce(expiry_date, 'infinity'::date)), id);
create index program_certificates_expiring_down on program_certificates (domain_id, (coalesce(expiry_date, '-infinity'::date)), id);
