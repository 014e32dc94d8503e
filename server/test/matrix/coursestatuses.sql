-- after courses programstatuses
insert into course_statuses (domain_id, program_status_id, course_id) select domain_id, id, (select min(id) from courses) from program_statuses where domain_id = $1 and user_id = $3 and $2::bigint > 0
