-- The time somebody was active, by quarters of an hour, kinds and courses: what was read had no day of its own, it was a sum on the course alone.
-- Sessions, exams and classes are there with the day they ended. What was read before is told where its course was told of last, as reports did.
create table time_spent (
  domain_id bigint not null,
  user_id bigint not null,
  at timestamptz not null,
  kind text not null constraint time_spent_kind_check check (kind in ('reading', 'practice', 'exam', 'quiz', 'questions', 'questionQuiz', 'classroom')),
  course_status_id bigint not null default 0,
  seconds integer not null,
  primary key (domain_id, user_id, at, kind, course_status_id)
);
alter table simulator_sessions disable row level security;
alter table exam_attempts disable row level security;
alter table course_statuses disable row level security;
alter table training_events disable row level security;
alter table training_event_users disable row level security;
alter table training_event_results disable row level security;
alter table companies disable row level security;

insert into time_spent (domain_id, user_id, at, kind, course_status_id, seconds)
  select domain_id, user_id, date_bin('15 minutes', at, timestamptz '2000-01-01 00:00Z'), kind, coalesce(course_status_id, 0), sum(seconds)
    from (
      select x.domain_id, x.user_id, x.sealed_at as at, case when x.quiz_id is not null then 'quiz' when x.type = 'Exam' then 'exam' else 'practice' end as kind,
          x.course_status_id, x.duration as seconds from simulator_sessions x where x.sealed_at is not null
      union all
      select e.domain_id, e.user_id, e.sealed_at, case when e.kind = 'quiz' then 'questionQuiz' else 'questions' end, e.course_status_id, e.duration
        from exam_attempts e where e.sealed_at is not null
      union all
      select a.domain_id, a.user_id, least(a.attended_at, (t.end_date + 1)::timestamp at time zone coalesce(k.sound_zone, d.sound_zone) - interval '1 second'),
          'classroom', (select min(c.id) from training_event_results r join course_statuses c on c.domain_id = r.domain_id and c.id = r.course_status_id
            where r.domain_id = a.domain_id and r.training_event_id = a.training_event_id and c.user_id = a.user_id), 60 * t.instruction_minutes
        from training_event_users a join training_events t on t.domain_id = a.domain_id and t.id = a.training_event_id
        join companies k on k.domain_id = t.domain_id and k.id = t.company_id join domains d on d.id = t.domain_id
       where a.attended_at is not null
      union all
      select c.domain_id, c.user_id, coalesce(c.timed_at, c.last_accessed_at, c.initiated_at), 'reading', c.id,
          c.total_duration - coalesce(x.seconds, 0) - coalesce(e.seconds, 0)
        from course_statuses c
        left join (select domain_id, course_status_id, sum(duration) as seconds from simulator_sessions where sealed_at is not null group by 1, 2) x
          on x.domain_id = c.domain_id and x.course_status_id = c.id
        left join (select domain_id, course_status_id, sum(duration) as seconds from exam_attempts where sealed_at is not null group by 1, 2) e
          on e.domain_id = c.domain_id and e.course_status_id = c.id
       where c.total_duration > 0) spent
   where seconds > 0 group by 1, 2, 3, 4, 5;

alter table simulator_sessions enable row level security;
alter table exam_attempts enable row level security;
alter table course_statuses enable row level security;
alter table training_events enable row level security;
alter table training_event_users enable row level security;
alter table training_event_results enable row level security;
alter table companies enable row level security;

create index time_spent_by_time on time_spent (domain_id, at);
select protect_tenant('time_spent');
analyze time_spent;
