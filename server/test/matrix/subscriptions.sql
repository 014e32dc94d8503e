insert into subscriptions (domain_id, description, scope, anchor, next_run_at) select $1, 'Subscription ' || $2::text || $3::text, 'PROGRAM_START', current_date, now() + interval '1 day'
