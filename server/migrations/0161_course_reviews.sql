-- Whom a review was asked of, and that it came back; what a comment is about, and which one it answers.
alter table course_drafts
  add column asked_of bigint,
  add column asked_of_domain_id bigint,
  add column sent_back_by bigint,
  add column sent_back_by_domain_id bigint,
  add column sent_back_at timestamptz,
  add column sent_back_note text not null default '';
alter table course_draft_comments
  add column answer_to bigint references course_draft_comments (id) on delete cascade,
  add column about text not null default '';
create index course_draft_comments_by_answered on course_draft_comments (answer_to) where (answer_to is not null);
create index course_drafts_in_review on course_drafts (owner_domain_id, state);
