insert into question_categories (domain_id, name, name_key) select $1, 'Matrix category ' || $2::text, 'matrix category ' || $3::text
