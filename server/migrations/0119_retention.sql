-- A domain says after how many months the personal data of people who were switched off are erased. Since when somebody is switched off is kept
-- from now on; of those who are already, the last change of their record is no earlier than that.
alter table domains add column erase_after_months integer not null default 0 constraint domains_erase_after_months_check check (erase_after_months between 0 and 240);
alter table users add column deactivated_at timestamptz;
alter table users add column retained boolean not null default false;

alter table users disable row level security;
update users set deactivated_at = updated_at where not active;
alter table users enable row level security;

-- None of its conditions is one that lists of users ask: it would be taken for their filter by `active`, and all of it read for each page.
create index users_to_erase on users (domain_id, deactivated_at, id) where (deactivated_at is not null and erased_at is null);
