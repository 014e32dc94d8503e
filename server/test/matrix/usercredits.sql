-- after credits
insert into user_credits (domain_id, credit_id, user_id, company_id, program_id) select domain_id, id, $3, company_id, program_id from credits where domain_id = $1 and company_id = $2
