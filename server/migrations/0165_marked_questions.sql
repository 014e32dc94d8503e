-- Answers may be marked on a picture or in a scan.
alter table exam_answers drop constraint exam_answers_kind_check;
alter table exam_answers add constraint exam_answers_kind_check
  check (kind in ('single', 'multiple', 'numeric', 'text', 'match', 'order', 'hotspot', 'findThreat'));
