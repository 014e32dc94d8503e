import type pg from "pg";

/** What one learner does in a month; a third of the learners has an exam of questions. Reading is told in four quarters of an hour. */
const sessionsOfMonth = 1;
const bags = 18;
const questions = 10;
const eventsOfLearner = 6;
const signIns = 3;

type Fill = (text: string, values?: readonly unknown[]) => Promise<unknown>;

/** A program of a course at the X-ray screen and one of pages, with learners who are in their first run. */
export async function furnish(owner: pg.Client, domainId: number, began: string): Promise<void> {
  const fill: Fill = (text, values = []) => owner.query(text.replaceAll("$domain", String(BigInt(domainId))), [...values]);
  await fill("insert into image_libraries (owner_domain_id, name, name_key) values ($domain, 'Growth', 'growth')");
  await fill(
    `insert into images (owner_domain_id, library_id, kind, decision, category, views)
     select $domain, l.id, case when n % 2 = 0 then 'threat' else 'innocent' end, case when n % 2 = 0 then 'R' else 'P' end,
       case when n % 2 = 0 then (array['guns', 'knives', 'explosives'])[1 + n / 2 % 3] end, '[]' from generate_series(1, 600) n, image_libraries l where l.owner_domain_id = $domain`,
  );
  await fill("insert into programs (owner_domain_id, name, name_key, title) values ($domain, 'Growth', 'growth', 'Growth')");
  await fill(
    `insert into courses (owner_domain_id, name, name_key, title, code, type)
     select $domain, type, type, type, type, type from unnest(array['simulator', 'content']) type`,
  );
  await fill(
    `insert into program_courses (owner_domain_id, program_id, course_id, position)
     select $domain, p.id, c.id, c.id from programs p, courses c where p.owner_domain_id = $domain and c.owner_domain_id = $domain`,
  );
  await fill(
    "insert into course_contents (owner_domain_id, course_id, content_hash, content) select $domain, id, 'growth', '{}' from courses where owner_domain_id = $domain and type = 'content'",
  );
  await fill(
    `insert into program_assignments (domain_id, user_id, program_id, source, created_at)
     select $domain, u.id, p.id, 'user', $1 from users u, programs p where u.domain_id = $domain and not u.demo and p.owner_domain_id = $domain`,
    [began],
  );
}

/** All that happens in a month: each year begins with a new run. As it lies there after a seal, with its triggers, references and chain of events. */
export async function playMonth(owner: pg.Client, domainId: number, month: string, number: number): Promise<void> {
  const fill: Fill = (text, values = []) =>
    owner.query(text.replaceAll("$domain", String(BigInt(domainId))).replaceAll("$month", `'${month}'::date`), [...values]);
  await owner.query("begin");
  await owner.query("select set_config('app.domain_id', $1, true)", [String(domainId)]);
  if (number % 12 === 0) await renew(fill);
  const at = "($month + (n * 7919 % 27) * interval '1 day' + n * 61 % 36000 * interval '1 second')";
  await fill(
    `insert into simulator_sessions (domain_id, user_id, type, course_status_id, unit_id, image_library_id, settings, started_at, started_month, sealed_at, sealed_by,
       score, passed, hits, misses, false_alarms, correct_rejections, duration)
     select $domain, c.user_id, 'Practice', c.id, 1, l.id, jsonb_build_object('threatCategoryOverrides', '{}'::jsonb, 'padding', repeat('settings ', 60)), ${at}, $month,
         ${at} + interval '20 minutes', 'submit', n % 10001, true, 7, 2, 1, 8, 900
       from (select c.*, (row_number() over (order by c.id))::int + $1::int * 7 as n from course_statuses c join courses k on k.id = c.course_id and k.type = 'simulator'
         where c.domain_id = $domain and c.closed_at is null) c, image_libraries l, generate_series(1, ${sessionsOfMonth}) where l.owner_domain_id = $domain`,
    [number],
  );
  await fill(
    `insert into simulator_decisions (domain_id, started_month, session_id, position, image_id, shown_ms, decided_ms, received_at, decision, found, credit, revision)
     select $domain, $month, x.id, p, i.id, p * 20000, p * 20000 + 9000, x.started_at, case when i.kind = 'threat' then 'VR' else 'VP' end, i.kind = 'threat', 'full', 2
       from simulator_sessions x cross join generate_series(0, ${bags - 1}) p
       join (select id, kind, row_number() over (order by id) - 1 as n from images where owner_domain_id = $domain) i on i.n = (x.id * 7 + p * 13) % 600
      where x.domain_id = $domain and x.started_month = $month`,
  );
  await fill(
    `insert into simulator_traces select domain_id, started_month, session_id, position, sha512(int8send(session_id)) || sha512(int8send(session_id * 32 + position))
       || sha512(int4send(position)) || sha512(int8send(session_id + position)) from simulator_decisions where domain_id = $domain and started_month = $month`,
  );
  await fill(
    `insert into simulator_categories (domain_id, session_id, category, image_category, sealed_at, threats, missed, half_credit, full_credit, time_ms, timed, miscalled)
     select $domain, t.session_id, t.category, t.image_category, t.sealed_at, t.threats, t.missed, t.half_credit, t.full_credit, t.time_ms, t.timed, t.miscalled from threats_of($domain, $month) t`,
  );
  await fill(
    `insert into exam_attempts (domain_id, user_id, kind, course_status_id, number, content_id, settings, started_at, started_month, sealed_at, sealed_by, score, passed, duration)
     select $domain, c.user_id, 'final', c.id, 1, c.content_id, jsonb_build_object('padding', repeat('settings ', 40)), ${at}, $month, ${at} + interval '15 minutes', 'submit', 9000, true, 600
       from (select c.*, (row_number() over (order by c.id))::int as n from course_statuses c join courses k on k.id = c.course_id and k.type = 'content'
         where c.domain_id = $domain and c.closed_at is null) c where n % 3 = $1::int % 3`,
    [number],
  );
  await fill(
    `insert into exam_answers (domain_id, started_month, attempt_id, position, question_id, kind, option_order, value, revision, answered_at, credit)
     select $domain, $month, e.id, p, 1 + p, 'single', '[1, 2, 3]', '[1]', 1, e.started_at, 'full'
       from exam_attempts e cross join generate_series(0, ${questions - 1}) p where e.domain_id = $domain and e.started_month = $month`,
  );
  await fill(
    `insert into time_spent (domain_id, user_id, at, kind, course_status_id, seconds)
     select $domain, c.user_id, quarter_of($month + (c.id % 20 + q) * interval '1 day' + q * interval '15 minutes'), 'reading', c.id, 600
       from course_statuses c join courses k on k.id = c.course_id and k.type = 'content', generate_series(1, 4) q where c.domain_id = $domain and c.closed_at is null`,
  );
  await fill(
    `insert into sessions (domain_id, token_hash, user_id, created_at, last_seen_at, expires_at, ended_at)
     select $domain, sha256(int8send(u.id * 4096 + $1::int * 8 + n)), u.id, b.at, b.at, b.at + interval '12 hours', b.at + interval '1 hour'
       from users u cross join generate_series(1, ${signIns}) n cross join lateral (select $month + (u.id + n * 9) % 27 * interval '1 day' as at) b
      where u.domain_id = $domain and not u.demo`,
    [number],
  );
  await fill(
    `insert into events (domain_id, month, at, type, severity, request_id, address, user_id, company_id, subject_entity, subject_id, data)
     select $domain, $month, b.at, (array['user.login', 'simulatorSession.seal', 'examAttempt.seal'])[1 + n % 3], 'info', md5(b.at::text || n), '192.0.2.' || n,
         u.id, u.company_id, 'user', u.id, jsonb_build_object('score', n * 7)
       from users u cross join generate_series(1, ${eventsOfLearner}) n cross join lateral (select $month + (u.id * 3 + n * 4) % 27 * interval '1 day' as at) b
      where u.domain_id = $domain and not u.demo order by b.at`,
  );
  await owner.query("commit");
}

async function renew(fill: Fill): Promise<void> {
  await fill("update course_statuses set closed_at = $month where domain_id = $domain and closed_at is null");
  await fill("update program_statuses set closed_at = $month where domain_id = $domain and closed_at is null");
  await fill(
    `insert into program_statuses (domain_id, user_id, program_id, sequence, status, initiated_at, start_date)
     select $domain, a.user_id, a.program_id, 1 + (select count(*) from program_statuses s where s.domain_id = $domain and s.user_id = a.user_id), 'a', $month, $month
       from program_assignments a where a.domain_id = $domain`,
  );
  await fill(
    `insert into course_statuses (domain_id, program_status_id, course_id, content_id, status, initiated_at)
     select $domain, s.id, m.course_id, k.id, 'a', $month from program_statuses s join program_courses m on m.program_id = s.program_id
       left join course_contents k on k.course_id = m.course_id
      where s.domain_id = $domain and s.closed_at is null`,
  );
}
