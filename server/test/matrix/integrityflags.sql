insert into integrity_flags (domain_id, user_id, exam_attempt_id, kind) select $1, $3::bigint, $2::bigint, 'elsewhere'
