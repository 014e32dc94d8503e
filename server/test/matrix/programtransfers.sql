insert into program_transfers (domain_id, name, scheduled_at) select $1, 'Transfer ' || $2::text || $3::text, now() + interval '1 year'
