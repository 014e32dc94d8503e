insert into notifications (owner_domain_id, description) values ($1, $2)
