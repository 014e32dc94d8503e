-- after imagelibraries
with quiz as (insert into quizzes (domain_id, name, name_key, type) select $1, 'Quiz ' || $2::text, 'quiz ' || $2::text, 'simulator' returning id) insert into simulator_sessions (domain_id, user_id, type, quiz_id, image_library_id, settings) select $1, $3, 'Practice', quiz.id, (select min(id) from image_libraries), '{}' from quiz
