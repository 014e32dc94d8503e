-- What seals have counted, by learner, month and course (0: of no course, a quiz): what measures of learners, groups and companies add up. Kept by triggers on simulator_sessions,
-- simulator_measures and simulator_categories, without references: its rows come, go and move with theirs. Months are told by month_slot_of.
create table learner_measures (
  domain_id bigint not null,
  user_id bigint not null,
  dimension text not null,
  at timestamptz not null,
  course_status_id bigint not null default 0,
  value text not null,
  sessions integer not null default 0,
  hits integer not null,
  misses integer not null,
  false_alarms integer not null,
  correct_rejections integer not null,
  constraint learner_measures_pkey primary key (domain_id, dimension, user_id, at, course_status_id, value) include (sessions, hits, misses, false_alarms, correct_rejections)
);
create trigger articles_come after insert on learner_measures referencing new table as changed for each statement execute function add_learner_articles();
create trigger articles_go after delete on learner_measures referencing old table as changed for each statement execute function take_learner_articles();
create trigger images_change after update on learner_measures referencing old table as was_there new table as now_there for each statement execute function change_learner_images();
alter table learner_measures enable row level security, force row level security;
create policy own on learner_measures using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on learner_measures to vigil_app;
