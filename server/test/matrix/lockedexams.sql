-- after courses programstatuses coursestatuses
insert into course_statuses (domain_id, program_status_id, course_id, final_exam_locked) select domain_id, id, (select max(id) from courses), true from program_statuses where domain_id = $1 and user_id = $3 and $2::bigint > 0 limit 1
