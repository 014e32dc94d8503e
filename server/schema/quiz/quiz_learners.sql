-- Everybody who has a quiz to take, by name or through a group; read with the rights of whoever asks.
create view quiz_learners with (security_invoker = true) as select quiz_assignments.domain_id, quiz_assignments.quiz_id, quiz_assignments.user_id from quiz_assignments union select g.domain_id, g.quiz_id, m.user_id from quiz_groups g join group_members m on m.domain_id = g.domain_id and m.group_id = g.group_id;
grant select on quiz_learners to vigil_app;
