-- after programs
insert into credits (domain_id, company_id, program_id, unlimited_credits, unlimited_duration) select $1, $2, min(id) + 0 * $3::bigint, true, true from programs
