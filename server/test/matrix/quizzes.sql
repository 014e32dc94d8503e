insert into quizzes (domain_id, name, name_key) select $1, 'Matrix quiz ' || $2::text, 'matrix quiz ' || $3::text
