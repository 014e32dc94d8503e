-- Each row of a paper asks whether its attempt is there. A connection plans that once, and while statistics have heard of no attempts every index that
-- has both columns looks as good as the key: it took one by learner, and went through all attempts of the domain for each row. Among equals PostgreSQL takes
-- the index that was made last. Its name is behind all others, as a copy of the database makes indexes by name; and it offers itself only to who names an
-- attempt, as it would be the worst one for everybody else.
create index exam_attempts_sought on exam_attempts (domain_id, id) where id is not null;
