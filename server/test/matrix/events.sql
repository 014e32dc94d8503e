insert into events (domain_id, company_id, user_id, type) values ($1, $2, $3, 'user.view')
