-- Learners keep reports of themselves under names; they are none of those that one keeps of others.
alter table kept_reports add column own boolean not null default false;
alter table kept_reports add constraint kept_reports_own_check check (not (own and shared));
drop index kept_reports_name;
create unique index kept_reports_name on kept_reports (domain_id, home_domain_id, user_id, own, code, name_key);
