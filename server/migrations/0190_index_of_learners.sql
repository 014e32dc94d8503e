-- Sums over a whole domain looked through all accounts to find who learns in which company.
create index users_counted on users (domain_id, company_id, id) where active and erased_at is null;
