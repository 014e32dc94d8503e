import type pg from "pg";

/** What learners of the benchmark's domain have done over two years: so many of each for every learner. */
const perLearner = { programRuns: 0.95, sessions: 1.4, bags: 18, exams: 1.8, questions: 10 };
const days = 720;
const programs = 20;
const images = 3000;
const questionsOfCourse = 40;
const atOnce = 20_000;

type Fill = (text: string, values?: readonly unknown[]) => Promise<void>;

/**
 * Programs of three courses (one at the simulator, two of pages), and what came of them: runs, sessions with their decisions, exams with their
 * answers, time, sign-ins, certificates. In statements that make their rows in the database; counts of a session are those of its decisions.
 */
export async function fillWork(owner: pg.Client, domainId: number, learners: number): Promise<void> {
  const fill: Fill = async (text, values = []) => {
    await owner.query(text.replaceAll("$domain", String(BigInt(domainId))), [...values]);
  };
  await owner.query("set synchronous_commit = off; set work_mem = '128MB'; set session_replication_role = replica");
  for (const table of ["simulator_decisions", "exam_answers"])
    await owner.query(`select make_partitions('${table}', (now() - make_interval(days => $1))::date, now()::date)`, [days + 31]);
  await catalogue(fill);
  await fill(
    "create temporary table learner as select id, (row_number() over (order by id))::int as n from users where domain_id = $domain",
  );
  await fill(
    `create temporary table class as select p.id, (row_number() over (order by p.id))::int - 1 as n, array_agg(c.course_id order by c.position) as courses
       from programs p join program_courses c on c.program_id = p.id where p.owner_domain_id = $domain group by p.id`,
  );
  for (let from = 0; from < learners; from += atOnce) {
    const range = [from, from + atOnce];
    await assigned(fill, range);
    await begun(fill, range);
  }
  for (const table of ["program_statuses", "course_statuses"]) await owner.query(`analyze ${table}`);
  await sessions(fill, learners);
  await exams(fill, learners);
  await others(fill);
  await owner.query("reset all");
  for (const table of filled) await owner.query(`vacuum (analyze) ${table}`);
}

const filled = ["images", "program_assignments", "program_statuses", "course_statuses", "simulator_sessions", "simulator_decisions"].concat(
  ["exam_attempts", "exam_answers", "time_sessions", "sessions", "program_certificates", "content_questions"],
);

async function catalogue(fill: Fill): Promise<void> {
  await fill(
    `with library as (insert into image_libraries (owner_domain_id, name, name_key) values ($domain, 'Benchmark', 'benchmark') returning id),
       made as (insert into images (owner_domain_id, library_id, kind, decision, category, views)
         select $domain, library.id, case when n % 2 = 0 then 'threat' else 'innocent' end, case when n % 2 = 0 then 'R' else 'P' end,
           case when n % 2 = 0 then (array['guns', 'knives', 'explosives', 'grenades', 'liquids', 'tools'])[1 + n / 2 % 6] end, '[]'
         from generate_series(1, $1::int) n, library returning id, kind, category)
     insert into image_truths (image_id, owner_domain_id, threats)
     select id, $domain, case when kind = 'threat' then jsonb_build_array(jsonb_build_object('name', category || id % 9)) else '[]' end from made`,
    [images],
  );
  await fill(
    `insert into programs (owner_domain_id, name, name_key, title, track_cycles, cycle_months, cycle_seconds, cycle_start_month)
     select $domain, 'Program ' || n, 'program ' || n, 'Program ' || n, n <= 4, 6, 3600, 1 from generate_series(1, $1::int) n`,
    [programs],
  );
  await fill(
    `insert into courses (owner_domain_id, name, name_key, title, code, type)
     select $domain, 'Course ' || n, 'course ' || n, 'Course ' || n, 'BC' || n, case when n % 3 = 0 then 'simulator' else 'content' end
       from generate_series(0, 3 * $1::int - 1) n`,
    [programs],
  );
  await fill(
    `insert into program_courses (owner_domain_id, program_id, course_id, position)
     select $domain, p.id, c.id, c.n % 3 from (select id, row_number() over (order by id) - 1 as n from programs where owner_domain_id = $domain) p
       join (select id, row_number() over (order by id) - 1 as n from courses where owner_domain_id = $domain) c on c.n / 3 = p.n`,
  );
  await fill(
    `insert into course_contents (owner_domain_id, course_id, content_hash, content)
     select $domain, id, 'benchmark', '{"objectives": [{"id": 1, "text": "One"}, {"id": 2, "text": "Two"}, {"id": 3, "text": "Three"}, {"id": 4, "text": "Four"}]}'
       from courses where owner_domain_id = $domain and type = 'content'`,
  );
  await fill(
    `insert into content_questions (owner_domain_id, content_id, question_id, objective, kind, body, answer_key)
     select $domain, k.id, n, (1 + n % 4)::text, 'single', '{}', '{}' from course_contents k, generate_series(1, $1::int) n where k.owner_domain_id = $domain`,
    [questionsOfCourse],
  );
}

async function assigned(fill: Fill, range: number[]): Promise<void> {
  await fill(
    `insert into program_assignments (domain_id, user_id, program_id, source, due_on, created_at)
     select $domain, l.id, p.id, 'user', case when l.n % 3 > 0 then current_date + l.n % 200 - 60 end, now() - l.n % 720 * interval '1 day'
       from learner l join class p on p.n = l.n % $3::int or l.n % 5 = 0 and p.n = (l.n + 7) % $3::int where l.n > $1::int and l.n <= $2::int`,
    [...range, programs],
  );
}

async function begun(fill: Fill, range: number[]): Promise<void> {
  await fill(
    `insert into program_statuses (domain_id, user_id, program_id, sequence, status, complete, initiated_at, start_date, due_at, end_at, expiry_at,
       last_accessed_at, total_duration, closed_at)
     select $domain, l.id, p.id, s.sequence, s.status, s.status = 'c', b.at, b.at::date, b.at + interval '90 days',
         case when s.status = 'c' then b.at + interval '20 days' end, case when s.status = 'c' then b.at + interval '385 days' end,
         b.at + interval '20 days', 600 + l.n % 5000, case when s.sequence < s.of then b.at + interval '21 days' end
       from learner l join class p on p.n = l.n % $3::int
       cross join lateral (select sequence, case when l.n % 10 = 0 then 2 else 1 end as of,
           (array['c', 'c', 'a', 'a', 'n'])[1 + (l.n / 7 + sequence) % 5] as status
         from generate_series(1, case when l.n % 10 = 0 then 2 else 1 end) sequence) s
       cross join lateral (select now() - ((l.n * 31 + s.sequence * 97) % ${days - 30} + 20) * interval '1 day' as at) b
      where l.n > $1::int and l.n <= $2::int and l.n % ${Math.round(1 / (1 - perLearner.programRuns))} > 0`,
    [...range, programs],
  );
  await fill(
    `insert into course_statuses (domain_id, program_status_id, course_id, content_id, user_id, status, complete, progress, attempts, initiated_at, start_date,
       end_at, last_accessed_at, total_duration, closed_at)
     select $domain, s.id, c.course, k.id, s.user_id, s.status, s.complete, case when s.complete then 10000 else s.id * 37 % 10000 end, s.id % 3, s.initiated_at,
         s.start_date, s.end_at, s.last_accessed_at, s.total_duration / 3, s.closed_at
       from program_statuses s join learner l on l.id = s.user_id and l.n > $1::int and l.n <= $2::int
       join class p on p.id = s.program_id cross join lateral unnest(p.courses) with ordinality c (course, place)
       left join course_contents k on k.course_id = c.course
      where s.domain_id = $domain and (c.place < 3 or s.id % 2 = 0)`,
    range,
  );
}

async function sessions(fill: Fill, learners: number): Promise<void> {
  await fill(
    `create temporary table place as select c.id, c.user_id, c.course_id, s.program_id, c.content_id, (row_number() over (partition by k.type order by c.id))::int as n, k.type,
       count(*) over (partition by k.type) as of
       from course_statuses c join courses k on k.id = c.course_id
       join program_statuses s on s.domain_id = c.domain_id and s.id = c.program_status_id where c.domain_id = $domain; create index on place (type, n); analyze place`,
  );
  await fill(
    `insert into simulator_sessions (domain_id, user_id, type, course_status_id, course_id, program_id, unit_id, image_library_id, settings, started_at, started_month,
       sealed_at, sealed_by, score, passed, duration)
     select $domain, p.user_id, case when n % 3 = 0 then 'Exam' else 'Practice' end, p.id, p.course_id, p.program_id, 1, l.id,
         jsonb_build_object('threatCategoryOverrides', '{}'::jsonb, 'padding', repeat('benchmark of reports ', 30)), b.at, date_trunc('month', b.at at time zone 'UTC')::date,
         case when n % 200 > 0 or n > p.of then b.at + interval '20 minutes' end, case when n % 200 > 0 or n > p.of then 'submit' end, n * 77 % 10001, n % 3 > 0, 300 + n % 900
       from generate_series(1, $1::int) n cross join (select max(of) as of from place where type = 'simulator') o
       join (select id, user_id, course_id, program_id, n as place, of from place where type = 'simulator') p on p.place = 1 + n % o.of
       cross join lateral (select now() - (n * 13 % ${days}) * interval '1 day' - n % 86400 * interval '1 second' as at) b,
         (select id from image_libraries where owner_domain_id = $domain) l`,
    [Math.round(learners * perLearner.sessions)],
  );
  await fill(
    `insert into simulator_decisions (domain_id, started_month, session_id, position, image_id, shown_ms, decided_ms, received_at, decision, found, credit, revision)
     select $domain, x.started_month, x.id, p, i.id, p * 20000, p * 20000 + 3000 + (x.id * 7 + p) % 9000, x.started_at + p * interval '20 seconds',
         case when m.stopped then 'VR' else 'VP' end, m.stopped,
         case when x.sealed_at is null then null when i.kind = 'threat' then (case when not m.stopped then 'none' when (x.id + p) % 4 = 0 then 'half' else 'full' end)
           when m.stopped then 'none' else 'full' end, 1
       from simulator_sessions x cross join generate_series(0, $1::int - 1) p
       join (select id, kind, row_number() over (order by id) - 1 as n from images where owner_domain_id = $domain) i on i.n = (x.id * 7 + p * 13) % $2::int
       cross join lateral (select (case when i.kind = 'threat' then (x.id + p) % 5 > 0 else (x.id + p) % 7 = 0 end) as stopped) m
      where x.domain_id = $domain`,
    [perLearner.bags, images],
  );
  await fill(
    `update simulator_sessions x set hits = d.hits, misses = d.misses, critical_errors = d.misses, false_alarms = d.alarms, correct_rejections = d.rejections
       from (select d.session_id, count(*) filter (where i.kind = 'threat' and d.credit <> 'none') as hits,
           count(*) filter (where i.kind = 'threat' and d.credit = 'none') as misses, count(*) filter (where i.kind = 'innocent' and d.credit = 'none') as alarms,
           count(*) filter (where i.kind = 'innocent' and d.credit = 'full') as rejections
         from simulator_decisions d join images i on i.id = d.image_id where d.domain_id = $domain group by d.session_id) d
      where x.domain_id = $domain and x.id = d.session_id and x.sealed_at is not null`,
  );
}

async function exams(fill: Fill, learners: number): Promise<void> {
  await fill(
    `insert into exam_attempts (domain_id, user_id, kind, course_status_id, course_id, unit_id, number, content_id, settings, started_at, started_month, sealed_at, sealed_by,
       score, passed, missed, duration)
     select $domain, p.user_id, case when n % 2 = 0 then 'final' else 'unit' end, p.id, p.course_id, case when n % 2 = 1 then 1 end, 1, p.content_id,
         jsonb_build_object('padding', repeat('benchmark of reports ', 20)), b.at, date_trunc('month', b.at at time zone 'UTC')::date, b.at + interval '15 minutes',
         'submit', n * 77 % 10001, n % 3 > 0, array[1 + n % 4], 200 + n % 700
       from generate_series(1, $1::int) n cross join (select max(of) as of from place where type = 'content') o
       join (select id, user_id, course_id, content_id, n as place, of from place where type = 'content') p on p.place = 1 + n % o.of
       cross join lateral (select now() - (n * 17 % ${days}) * interval '1 day' - n % 86400 * interval '1 second' as at) b`,
    [Math.round(learners * perLearner.exams)],
  );
  await fill(
    `insert into exam_answers (domain_id, started_month, attempt_id, position, question_id, kind, option_order, value, revision, answered_at, credit)
     select $domain, e.started_month, e.id, p, 1 + (e.id * 7 + p) % $2::int, 'single', '[1, 2, 3]', '[1]', 1, e.started_at,
         case when (e.id + p) % 4 > 0 then 'full' else 'none' end
       from exam_attempts e cross join generate_series(0, $1::int - 1) p where e.domain_id = $domain`,
    [perLearner.questions, questionsOfCourse],
  );
}

async function others(fill: Fill): Promise<void> {
  await fill(
    `insert into time_sessions (domain_id, program_status_id, number, started_at, last_update_at, seconds, closed_at)
     select $domain, s.id, n, s.initiated_at + n * interval '1 day', s.initiated_at + n * interval '1 day', 300 + s.id % 1000, s.initiated_at + n * interval '1 day'
       from program_statuses s cross join generate_series(1, 3) n where s.domain_id = $domain`,
  );
  await fill(
    `insert into sessions (domain_id, token_hash, user_id, created_at, last_seen_at, expires_at, ended_at)
     select $domain, sha256(int8send(l.id * 16 + time)), l.id, b.at, b.at, b.at + interval '12 hours', b.at + interval '1 hour'
       from learner l cross join generate_series(1, 3) time cross join lateral (select now() - (l.n * 3 + time * 41) % 720 * interval '1 day' as at) b`,
  );
  await fill(
    `insert into program_certificates (domain_id, verification_code, program_status_id, user_id, program_id, first_name, last_name, company_name, program_title,
       program_code, recurrency, version, completion_date, expiry_date)
     select $domain, 'B' || s.id, s.id, s.user_id, s.program_id, 'A', 'B', 'C', 'P', '', '', '', s.end_at::date, s.expiry_at::date
       from program_statuses s where s.domain_id = $domain and s.complete`,
  );
}
