-- Answers may be written, matched and put in order; what a quiz asks beside answers to choose from stands in one value.
alter table exam_answers drop constraint exam_answers_kind_check;
alter table exam_answers add constraint exam_answers_kind_check check (kind in ('single', 'multiple', 'numeric', 'text', 'match', 'order'));
alter table quiz_questions add column asks jsonb;
