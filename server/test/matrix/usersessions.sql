insert into sessions (domain_id, user_id, token_hash, expires_at) select $1, $3, sha256(convert_to($2::text, 'UTF8')), now() + interval '1 hour'
