-- What reports add up is counted when a session or an exam is sealed, not from its decisions and answers each time: threats by the library's
-- category as well, with what they earned and how long they took; questions by objective; and the score a course was last examined with.
alter table simulator_sessions disable row level security;
alter table simulator_decisions disable row level security;
alter table simulator_categories disable row level security;
alter table exam_attempts disable row level security;
alter table exam_answers disable row level security;
alter table course_statuses disable row level security;
alter table images disable row level security;
alter table content_questions disable row level security;

alter table simulator_categories add column image_category text not null default '', add column half_credit integer not null default 0,
  add column full_credit integer not null default 0, add column time_ms bigint not null default 0, add column timed integer not null default 0;
alter table simulator_categories drop constraint simulator_categories_pkey;
delete from simulator_categories k using simulator_sessions x where x.domain_id = k.domain_id and x.id = k.session_id
  and exists (select from simulator_decisions d where d.domain_id = x.domain_id and d.started_month = x.started_month and d.session_id = x.id);
update simulator_categories set image_category = category;
insert into simulator_categories (domain_id, session_id, category, image_category, sealed_at, threats, missed, half_credit, full_credit, time_ms, timed)
  select n.domain_id, n.session_id, coalesce(x.settings -> 'threatCategoryOverrides' ->> n.category, n.category), n.category, x.sealed_at,
      n.threats, n.missed, n.half_credit, n.full_credit, n.time_ms, n.timed
    from (
      select d.domain_id, d.session_id, i.category, count(*) as threats,
          count(*) filter (where not (coalesce(d.decision, '') ~ '[HR]' and coalesce(d.decision, '') !~ 'T')) as missed,
          count(*) filter (where d.credit = 'half') as half_credit, count(*) filter (where d.credit = 'full') as full_credit,
          coalesce(sum(d.decided_ms - d.shown_ms), 0) as time_ms, count(d.decided_ms - d.shown_ms) as timed
        from simulator_decisions d join images i on i.id = d.image_id and i.kind = 'threat'
       group by d.domain_id, d.session_id, i.category) n
    join simulator_sessions x on x.domain_id = n.domain_id and x.id = n.session_id and x.sealed_at is not null;
alter table simulator_categories alter column image_category drop default;
alter table simulator_categories add constraint simulator_categories_pkey primary key (domain_id, session_id, image_category);

create table exam_objectives (
  domain_id bigint not null,
  attempt_id bigint not null,
  objective text not null,
  questions integer not null,
  correct integer not null,
  primary key (domain_id, attempt_id, objective),
  foreign key (domain_id, attempt_id) references exam_attempts (domain_id, id)
);
insert into exam_objectives (domain_id, attempt_id, objective, questions, correct)
  select e.domain_id, e.id, q.objective, count(*), count(*) filter (where a.credit = 'full')
    from exam_attempts e
    join exam_answers a on a.domain_id = e.domain_id and a.started_month = e.started_month and a.attempt_id = e.id
    join content_questions q on q.content_id = e.content_id and q.question_id = a.question_id
   where e.sealed_at is not null group by e.domain_id, e.id, q.objective;
select protect_tenant('exam_objectives');

alter table course_statuses add column last_score integer;
update course_statuses c set last_score = e.score
  from (select distinct on (domain_id, course_status_id) domain_id, course_status_id, score from exam_attempts
    where kind = 'final' and sealed_at is not null order by domain_id, course_status_id, id desc) e
  where c.domain_id = e.domain_id and c.id = e.course_status_id;
update course_statuses c set last_score = x.score
  from (select distinct on (domain_id, course_status_id) domain_id, course_status_id, score from simulator_sessions
    where type = 'Exam' and sealed_at is not null and course_status_id is not null order by domain_id, course_status_id, id desc) x
  where c.domain_id = x.domain_id and c.id = x.course_status_id and c.last_score is null;

alter table simulator_sessions enable row level security;
alter table simulator_decisions enable row level security;
alter table simulator_categories enable row level security;
alter table exam_attempts enable row level security;
alter table exam_answers enable row level security;
alter table course_statuses enable row level security;
alter table images enable row level security;
alter table content_questions enable row level security;

-- Figures and reports of sessions are read from the index alone, a quiz told from a course.
drop index simulator_sessions_figures;
create index simulator_sessions_figures on simulator_sessions (domain_id, sealed_at)
  include (id, user_id, type, course_status_id, quiz_id, score, duration, hits, misses, false_alarms, correct_rejections, critical_errors)
  where (sealed_at is not null);

-- A reference that is checked line by line costs more than writing the lines: who deletes a run deletes its lines.
alter table report_lines drop constraint report_lines_domain_id_run_id_fkey;

analyze simulator_categories;
analyze exam_objectives;
