import { sql } from "kysely";
import { dueByRule } from "../measures/dueByRule.ts";
import { owedToRule, ruleStandings, storedRules } from "../measures/standingMeasures.ts";
import { ofEach } from "./dutySources.ts";
import { inPeriod, ofLearner, type ReportAsked, type ReportSource } from "./reportSource.ts";
import type { Sql } from "../../storage/sql.ts";

const standingsOf = (asked: ReportAsked): Sql =>
  ruleStandings({ ...ofEach(asked), rules: sql`select * from (${storedRules(asked.domainId)}) one where ${ofRules(asked)}` });

const ofRules = ({ ask: { ruleIds } }: ReportAsked): Sql =>
  ruleIds.length === 0 ? sql`true` : sql`one.rule_id = any(${ruleIds}::bigint[])`;

const askedDrills = (figure: string): Sql =>
  sql`(case when standing.needed_drills > 0 or standing.drill_by is not null then ${sql.ref(`standing.${figure}`)} end)`;

/** What is only counted where a rule asks for it. */
const asked = (figure: string): Sql =>
  sql`(case when standing.needed_images > 0 or standing.needed_articles > 0 then ${sql.ref(`standing.${figure}`)} end)`;

/** Who may not work can be short too, and is found by either. */
const ofStandings = ({ ask: { workStandings } }: ReportAsked): Sql =>
  workStandings.length === 0
    ? sql`true`
    : sql`(standing.standing = any(${workStandings}::text[])${workStandings.includes("short") ? sql` or standing.lacks <> '{}'` : sql``})`;

const byRule: ReportSource = (report) => ({
  from: sql`learner l join ${standingsOf(report)} on standing.user_id = l.id
    where ${ofStandings(report)}`,
  columns: {
    ...ofLearner,
    rule: sql`standing.name`,
    workStanding: sql`standing.standing`,
    isShort: sql`standing.lacks <> '{}'`,
    barReason: sql`standing.reasons[1]`,
    barredSince: sql`standing.barred_since`,
    barredFrom: sql`standing.barred_from`,
    periodFrom: sql`standing.first`,
    periodUntil: sql`standing.next - 1`,
    neededTime: sql`standing.needed`,
    time: sql`standing.seconds`,
    owedTime: owedToRule,
    neededImages: asked("needed_images"),
    images: asked("images"),
    neededArticles: asked("needed_articles"),
    articles: asked("articles"),
    neededDrills: askedDrills("needed_drills"),
    drills: askedDrills("drills"),
    drillBy: sql`standing.drill_by`,
    path: sql`standing.path`,
    opensOn: sql`standing.opens_on`,
    expiryDate: sql`nullif(standing.until, 'infinity')`,
  },
  order: sql`standing.name, standing.rule_id`,
});

/** What falls due: certificates that end, and periods that end with hours, images or articles still owed. */
const ahead: ReportSource = (report) => ({
  from: sql`learner l join ${standingsOf(report)} on standing.user_id = l.id cross join ${dueByRule}
    where ${inPeriod(sql`due.due_on`, report)}`,
  columns: {
    ...ofLearner,
    rule: sql`standing.name`,
    kind: sql`due.kind`,
    dueDate: sql`due.due_on`,
    owedTime: sql`due.owed`,
    owedImages: sql`due.owed_images`,
    owedArticles: sql`due.owed_articles`,
    owedDrills: sql`due.owed_drills`,
    barredFrom: sql`due.barred_from`,
    path: sql`standing.path`,
  },
  order: sql`due.due_on, due.kind, standing.name, standing.rule_id`,
});

export const authoritySources = { D30: byRule, D40: ahead };
