-- Whom an event is about: the user who is its subject, or the learner whose status, session, certificate … is. Worked out from what the chain
-- covers, so it cannot be changed apart from it.
alter table events add column about_user_id bigint generated always as (
  case when subject_entity = 'user' then subject_id else (data ->> 'aboutUserId')::bigint end) stored;
create index events_by_about on events (domain_id, about_user_id, at, id);
