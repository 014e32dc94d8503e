insert into question_tags (domain_id, name, name_key) select $1, 'Matrix tag ' || $2::text, 'matrix tag ' || $3::text
