import { askNames } from "@vigil/model/compliance/authority/authorityAsks";
import type { Dimension } from "@vigil/model/measurement/observer/dimensions";
import { sql } from "kysely";
import { ruleStandings, storedRules } from "../../reporting/measures/standingMeasures.ts";
import type { SheetValue } from "../../http/sendSheet.ts";
import type { Sql } from "../../storage/sql.ts";
import { changeWords } from "./changeWords.ts";
import type { EvidenceAsked } from "./evidenceAsked.ts";

/** People of the site as rows `learner`, with the first moment of the time and the first behind it, where they work. */
const learners = ({ domainId, companyId, userId, from, until }: EvidenceAsked): Sql => sql`learner as materialized (
  select u.id, z.zone, ${from}::date::timestamp at time zone z.zone as begins, (${until}::date + 1)::timestamp at time zone z.zone as ends
    from users u join companies c on c.domain_id = u.domain_id and c.id = u.company_id join domains d on d.id = u.domain_id
    cross join lateral (select coalesce(c.sound_zone, d.sound_zone) as zone) z
   where u.domain_id = ${domainId} and u.erased_at is null and u.merged_into is null
     and (${companyId}::bigint is null or u.company_id = ${companyId}) and (${userId}::bigint is null or u.id = ${userId}))`;

/** What a rule asks for is a column of each. */
const inColumns = (name: string): string => name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);

const sealed = (domainId: number): Sql =>
  sql`simulator_sessions x on x.domain_id = ${domainId} and x.user_id = l.id and x.sealed_at >= l.begins and x.sealed_at < l.ends`;
const kind = sql`case when x.quiz_id is not null then 'quiz' when x.type = 'Exam' then 'exam' when x.watch then 'watch' else 'practice' end`;

/** Answers of each person by what the seals have counted them by. */
const ofAnswers = (asked: EvidenceAsked, dimension: Dimension, which: Sql): Sql =>
  sql`with ${learners(asked)} select l.id as person, m.value as ${sql.ref(dimension)}, sum(m.hits)::int as hits, sum(m.misses)::int as misses,
      sum(m.false_alarms)::int as false_alarms, sum(m.correct_rejections)::int as correct_rejections
    from learner l join ${sealed(asked.domainId)} and ${which}
    join simulator_measures m on m.domain_id = x.domain_id and m.session_id = x.id and m.dimension = ${dimension} group by l.id, m.value order by l.id, m.value`;

export interface EvidenceTable {
  readonly name: string;
  /** What the archive's README says of it. */
  readonly says: string;
  readonly heads: readonly string[];
  readonly rows: (asked: EvidenceAsked) => Sql;
  /** What is said of a row in words. */
  readonly words?: (row: Readonly<Record<string, SheetValue>>) => Readonly<Record<string, SheetValue>>;
}

/** What an archive tells, a file each; each is one statement over all people, whatever their number. */
export const evidenceTables: readonly EvidenceTable[] = [
  {
    name: "people",
    says: "Who worked at the site on the day the pack was made. Every other file names people by the number in the column person.",
    heads: ["person", "username", "last_name", "first_name", "pin", "company", "access_level", "active", "since"],
    rows: (
      asked,
    ) => sql`with ${learners(asked)} select u.id as person, u.username, u.last_name, u.first_name, u.pin, c.name as company, a.name as access_level, u.active,
        (u.created_at at time zone l.zone)::date::text as since, l.zone
      from learner l join users u on u.domain_id = ${asked.domainId} and u.id = l.id join companies c on c.domain_id = u.domain_id and c.id = u.company_id
      join access_levels a on a.id = u.access_level_id order by u.last_name, u.first_name, u.id`,
  },
  {
    name: "people_left",
    says: "Who left the site, or came to it, within this time. Who left is in no other file: ask for the pack of the site where they work now, or of all sites.",
    heads: ["person", "username", "last_name", "first_name", "at", "from_company", "to_company"],
    rows: ({ domainId, companyId, userId, from, until }) => sql`
      select distinct on (u.id, e.request_id, was.id, next.id) u.id as person, u.username, u.last_name, u.first_name, e.at, was.name as from_company, next.name as to_company
        from events e cross join lateral (select coalesce(e.data ->> 'from', e.personal -> 'before' ->> 'companyId') as was, coalesce(e.data ->> 'to', e.personal -> 'after' ->> 'companyId') as next) k
        join companies was on was.domain_id = e.domain_id and was.id = k.was::bigint
        join companies next on next.domain_id = e.domain_id and next.id = k.next::bigint
        join users u on u.domain_id = e.domain_id and u.id = e.subject_id and u.erased_at is null
       where e.domain_id = ${domainId} and e.month between date_trunc('month', ${from}::date - 1)::date and ${until}::date + 1 and e.at >= ${from}::date
         and e.at < ${until}::date + 1 and e.type in ('user.move', 'user.edit') and was.id <> next.id
         and (${companyId}::bigint is null or ${companyId} in (was.id, next.id)) and (${userId}::bigint is null or u.id = ${userId}) order by u.id, e.request_id, was.id, next.id, e.id`,
  },
  {
    name: "time",
    says: "How long each person was trained, by kind and course; only time in which something was done counts. Seconds.",
    heads: ["person", "kind", "course", "seconds", "first", "last"],
    rows: (
      asked,
    ) => sql`with ${learners(asked)} select l.id as person, t.kind, c.title as course, sum(t.seconds)::int as seconds, min(t.at) as first, max(t.at) as last
      from learner l join time_spent t on t.domain_id = ${asked.domainId} and t.user_id = l.id and t.at >= l.begins and t.at < l.ends
      left join course_statuses r on r.domain_id = t.domain_id and r.id = t.course_status_id left join courses c on c.id = r.course_id
     group by l.id, t.kind, c.id, c.title order by l.id, t.kind, c.title`,
  },
  {
    name: "sessions",
    says: "Each session at the X-ray screen that was handed in: when, on which content, with which answers. hits are threats that were stopped, misses threats that were let through, false_alarms innocent bags that were stopped, correct_rejections innocent bags that were let through.",
    heads: [
      "session",
      "person",
      "kind",
      "course",
      "library",
      "started",
      "sealed",
      "seconds",
      "score",
      "passed",
      "hits",
      "misses",
      "false_alarms",
      "correct_rejections",
    ],
    rows: (
      asked,
    ) => sql`with ${learners(asked)} select x.id as session, l.id as person, ${kind} as kind, c.title as course, i.name as library, x.started_at as started,
        x.sealed_at as sealed, x.duration as seconds, x.score / 100.0::float8 as score, x.passed, x.hits, x.misses, x.false_alarms, x.correct_rejections
      from learner l join ${sealed(asked.domainId)} join image_libraries i on i.id = x.image_library_id
      left join course_statuses r on r.domain_id = x.domain_id and r.id = x.course_status_id left join courses c on c.id = r.course_id order by l.id, x.id`,
  },
  {
    name: "confidence",
    says: "The same answers by how sure the person said to be, where that was asked.",
    heads: ["person", "confidence", "hits", "misses", "false_alarms", "correct_rejections"],
    rows: (asked) => ofAnswers(asked, "confidence", sql`not x.watch`),
  },
  {
    name: "watches",
    says: "The same answers by how rare threats were.",
    heads: ["person", "prevalence", "hits", "misses", "false_alarms", "correct_rejections"],
    rows: (asked) => ofAnswers(asked, "prevalence", sql`x.watch`),
  },
  {
    name: "exams",
    says: "Exams and quizzes of questions or images, with score and whether they were passed.",
    heads: ["attempt", "person", "kind", "course", "quiz", "number", "started", "sealed", "seconds", "score", "passed", "content"],
    rows: (
      asked,
    ) => sql`with ${learners(asked)} select e.id as attempt, l.id as person, e.kind, c.title as course, q.name as quiz, e.number, e.started_at as started,
        e.sealed_at as sealed, e.duration as seconds, e.score / 100.0::float8 as score, e.passed, k.content_hash as content
      from learner l join exam_attempts e on e.domain_id = ${asked.domainId} and e.user_id = l.id and e.sealed_at >= l.begins and e.sealed_at < l.ends
      left join course_statuses r on r.domain_id = e.domain_id and r.id = e.course_status_id left join courses c on c.id = r.course_id
      left join quizzes q on q.domain_id = e.domain_id and q.id = e.quiz_id left join course_contents k on k.id = e.content_id order by l.id, e.id`,
  },
  {
    name: "certificates",
    says: "Certificates that were issued, until when they hold, and which were revoked and why.",
    heads: [
      "certificate",
      "person",
      "program",
      "version",
      "completed",
      "expires",
      "revoked",
      "revoked_reason",
      "trainer",
      "verification_code",
    ],
    rows: (
      asked,
    ) => sql`with ${learners(asked)} select p.certificate_number as certificate, l.id as person, p.program_title as program, p.version, p.completion_date::text as completed,
        p.expiry_date::text as expires, p.revoked_at as revoked, p.revoked_reason, p.trainer_name as trainer, p.verification_code
      from learner l join program_certificates p on p.domain_id = ${asked.domainId} and p.user_id = l.id and p.completion_date <= ${asked.until}::date
       and (p.expiry_date is null or p.expiry_date >= ${asked.from}::date) order by l.id, p.id`,
  },
  {
    name: "standings",
    says: "How each person stood to each rule on the last day: what was asked for, what was done, and why somebody might not work at the machine.",
    heads: [
      "person",
      "rule",
      "standing",
      "reasons",
      "barred_since",
      "period_from",
      "period_until",
      "needed_seconds",
      "seconds",
      "needed_images",
      "images",
      "needed_articles",
      "articles",
      "needed_checks",
      "checks",
      "next_check_by",
      "path",
      "certified_until",
    ],
    rows: (
      asked,
    ) => sql`with ${learners(asked)} select standing.user_id as person, standing.name as rule, standing.standing, array_to_string(standing.reasons, ' ') as reasons,
        standing.barred_since::text, standing.first::text as period_from, (standing.next - 1)::text as period_until, standing.needed as needed_seconds, standing.seconds,
        standing.needed_images, standing.images, standing.needed_articles, standing.articles, standing.needed_drills as needed_checks, standing.drills as checks,
        standing.drill_by::text as next_check_by, standing.path, nullif(standing.until, 'infinity')::text as certified_until
      from ${ruleStandings({ domainId: asked.domainId, day: sql`${asked.until}::date`, rules: storedRules(asked.domainId) })} order by 1, 2`,
  },
  {
    name: "rules",
    says: "What each rule asked for, version by version, each from its day on; certified_by are the programs whose certificates count today.",
    heads: [
      "rule",
      "law",
      "work",
      "equipment",
      "valid_from",
      ...askNames.map(inColumns),
      "certified_by",
      "written",
      "written_by",
      "active",
    ],
    rows: ({ domainId }) => sql`select r.name as rule, r.pack as law, r.role as work, r.equipment, v.valid_from::text, ${sql.join(
      askNames.map((name) => sql`v.asks ->> ${sql.lit(name)} as ${sql.ref(inColumns(name))}`),
    )},
        (select string_agg(k.title, '; ' order by k.title) from authority_rule_programs a join programs k on k.id = a.program_id
          where a.domain_id = r.domain_id and a.authority_rule_id = r.id) as certified_by, v.created_at as written, v.created_by as written_by,
        r.active
      from authority_rules r join authority_rule_versions v on v.domain_id = r.domain_id and v.authority_rule_id = r.id where r.domain_id = ${domainId} order by r.id, v.valid_from`,
  },
  {
    name: "rule_changes",
    says: "Who changed rules and configurations in this time, and what: in the words of their forms, and beside them as it is kept.",
    heads: ["event", "at", "type", "by", "subject", "changes", "data"],
    words: ({ subject, data }) => ({ changes: changeWords(String(subject), String(data)) }),
    rows: ({
      domainId,
      from,
      until,
    }) => sql`select e.id as event, e.at, e.type, e.user_id as by, e.subject_entity || ' ' || e.subject_id as subject, e.data::text
      from events e where e.domain_id = ${domainId} and e.month between date_trunc('month', ${from}::date - 1)::date and ${until}::date + 1 and e.at >= ${from}::date
       and e.at < ${until}::date + 1 and e.subject_entity in ('authorityRule', 'configuration') order by e.id`,
  },
  {
    name: "content",
    says: "Which version of which course content was installed.",
    heads: ["course", "content", "locale", "version", "installed"],
    rows: (
      asked,
    ) => sql`with ${learners(asked)} select c.title as course, k.content_hash as content, k.locale, k.version, k.installed_at as installed
      from courses c join course_contents k on k.course_id = c.id and k.installed_at < ${asked.until}::date + 1
     where c.id in (select r.course_id from learner l join course_statuses r on r.domain_id = ${asked.domainId} and r.user_id = l.id) order by c.title, c.id, k.installed_at`,
  },
  {
    name: "libraries",
    says: "The image libraries that were used, with a digest of their pictures and keys.",
    heads: ["library", "images", "threat_articles", "newest_image", "digest"],
    rows: (
      asked,
    ) => sql`with ${learners(asked)} select b.name as library, count(i.id)::int as images, (count(distinct i.article) filter (where i.kind = 'threat'))::int as threat_articles,
        max(i.created_at) as newest_image, encode(sha256(convert_to(coalesce(string_agg(md5(concat_ws(' ', i.id, i.kind, i.decision, i.category, i.article, i.views)), ''
          order by i.id), ''), 'UTF8')), 'hex') as digest
      from image_libraries b left join images i on i.library_id = b.id and i.state = 'approved' and i.created_at < ${asked.until}::date + 1
     where b.id in (select x.image_library_id from learner l join ${sealed(asked.domainId)}) group by b.id, b.name order by b.name, b.id`,
  },
  {
    name: "flags",
    says: "What looked odd about a session or an attempt, and what somebody said of it.",
    heads: ["flag", "person", "session", "attempt", "kind", "position", "raised", "verdict", "reviewed", "reviewed_by"],
    rows: (
      asked,
    ) => sql`with ${learners(asked)} select f.id as flag, l.id as person, f.simulator_session_id as session, f.exam_attempt_id as attempt, f.kind, f.position, f.raised_at as raised,
        f.verdict, f.reviewed_at as reviewed, f.reviewed_by
      from learner l join integrity_flags f on f.domain_id = ${asked.domainId} and f.user_id = l.id and f.raised_at >= l.begins and f.raised_at < l.ends order by f.id`,
  },
  {
    name: "results_at_work",
    says: "What real machines told of the person (threat image projection).",
    heads: ["result", "person", "at", "machine", "lane", "site", "image", "category", "outcome", "response_ms", "remedial"],
    rows: (
      asked,
    ) => sql`with ${learners(asked)} select w.id as result, l.id as person, w.happened_at as at, w.machine, w.lane, w.site, w.image, w.category, w.outcome, w.response_ms,
        (select max(m.duty_id) from remedial_duty_misses m where m.domain_id = w.domain_id and m.result_id = w.id) as remedial
      from learner l join work_results w on w.domain_id = ${asked.domainId} and w.user_id = l.id and w.happened_at >= l.begins and w.happened_at < l.ends order by l.id, w.id`,
  },
  {
    name: "remedial",
    says: "Training that was given because of misses at work, until when, and when it was completed.",
    heads: ["remedial", "person", "rule", "category", "misses", "program", "assigned", "due", "completed"],
    rows: (
      asked,
    ) => sql`with ${learners(asked)} select t.id as remedial, l.id as person, r.name as rule, t.category, t.misses, p.title as program, t.assigned_at as assigned, t.due_on::text as due,
        (select min(run.end_at) from program_statuses run where run.domain_id = t.domain_id and run.user_id = t.user_id and run.program_id = t.program_id and run.complete
          and run.end_at >= t.assigned_at) as completed
      from learner l join remedial_duties t on t.domain_id = ${asked.domainId} and t.user_id = l.id and t.assigned_at < l.ends
      join remedial_rules r on r.domain_id = t.domain_id and r.id = t.remedial_rule_id join programs p on p.id = t.program_id order by l.id, t.id`,
  },
  {
    name: "drills",
    says: "Checks with the standard test piece, with their results.",
    heads: ["drill", "person", "kind", "begun", "handed_in", "seconds", "worn", "degree", "decision", "score", "passed"],
    rows: (
      asked,
    ) => sql`with ${learners(asked)} select t.id as drill, l.id as person, t.kind, t.started_at as begun, t.answered_at as handed_in, t.seconds,
        coalesce(t.part, 'none') as worn, t.degree, t.decision, t.score, t.passed
      from learner l join test_drills t on t.domain_id = ${asked.domainId} and t.user_id = l.id and t.answered_at >= l.begins and t.answered_at < l.ends order by l.id, t.id`,
  },
  {
    name: "event_chain",
    says: "Month by month the end of the chain of events, and whether it is whole: a changed or missing event breaks it.",
    heads: ["month", "events", "broken", "signed", "last_event", "ends", "lost", "taken", "signature"],
    rows: ({
      domainId,
      from,
      until,
    }) => sql`select m.month::text, (select count(*)::int from events e where e.domain_id = ${domainId} and e.month = m.month) as events,
        (select count(*)::int from broken_events(${domainId}, m.month)) as broken, h.signed_at as signed, h.last_id as last_event, h.leaves::text as ends, h.lost::text,
        h.taken::text, h.signature
      from (select generate_series(date_trunc('month', ${from}::date), ${until}::date, interval '1 month')::date as month) m
      left join event_heads h on h.domain_id = ${domainId} and h.month = m.month order by m.month`,
  },
];
