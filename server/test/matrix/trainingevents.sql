-- after programs trainerauthorizations
insert into training_events (domain_id, company_id, program_id, trainer_authorization_id, start_date, end_date) select $1, $2, (select min(id) from programs), id, '2026-03-01', '2026-03-02' from trainer_authorizations where domain_id = $1 and user_id = $3
