insert into trainer_authorizations (domain_id, user_id, name, name_key) select $1, $3, 'Trainer ' || $2::text, 'trainer ' || $2::text
