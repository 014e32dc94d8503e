-- Lists filter by "inactive", and there may be none among a million: without these the planner reads the table to find out.
create index users_inactive on users (domain_id, company_id, username_key) where not active;
create index groups_inactive on groups (domain_id, name, id) where not active;
create index companies_inactive on companies (domain_id, name, id) where not active;
