-- Null while an exam of the course is locked: its final after too many failed attempts, or one that waits for its minibook.
alter table course_statuses add column exam_open boolean
  generated always as (case when closed_at is null and (final_exam_locked or minibook) then null else true end) stored;
create index course_statuses_locked on course_statuses (domain_id, id) where exam_open is null;
