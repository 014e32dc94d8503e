import { sql } from "kysely";

/** The row `standing` as it goes out: a `RuleStanding` of the model. */
export const asRuleStanding = sql`jsonb_build_object('ruleId', standing.rule_id, 'rule', standing.name, 'standing', standing.standing,
  'reasons', standing.reasons, 'barredSince', standing.barred_since, 'from', standing.first, 'until', standing.next - 1,
  'daysLeft', standing.next - standing.day, 'neededSeconds', standing.needed, 'seconds', standing.seconds, 'neededImages', standing.needed_images,
  'images', standing.images, 'neededArticles', standing.needed_articles, 'articles', standing.articles, 'neededDrills', standing.needed_drills,
  'drills', standing.drills, 'nextDrillBy', standing.drill_by, 'drillLate', coalesce(standing.drill_by < standing.day, false), 'drillGaps', standing.drill_gaps, 'path', standing.path,
  'certifiedUntil', nullif(standing.until, 'infinity'), 'opensOn', nullif(standing.opens_on, 'infinity'))`;
