import { sql } from "kysely";
import type { House } from "../../house.ts";
import { readerIn } from "../../mail/composeMail.ts";
import { sessionsRegradedMail } from "../../mail/sessionsRegradedMail.ts";
import { queueMail } from "../../mail/queueMail.ts";
import type { Tx } from "../../storage/asDomain.ts";

interface Changed {
  email: string;
  locale: string;
  domainTitle: string;
  domainLocale: string;
  zone: string;
  sessions: { at: string; before: number; after: number; passedBefore: boolean; passed: boolean }[];
}

/** One mail to each learner whose result is another one now; everybody else finds it at their sessions. */
export async function tellSessionsRegraded(
  house: Pick<House, "jobs" | "settings">,
  tx: Tx,
  { domainId, id, reason }: { domainId: number; id: number; reason: string },
): Promise<void> {
  if (house.settings.smtpUrl === undefined) return;
  const { rows } = await sql<Changed>`
    select u.email, u.locale, d.title as "domainTitle", d.locale as "domainLocale", coalesce(c.sound_zone, d.sound_zone) as zone,
        jsonb_agg(jsonb_build_object('at', x.sealed_at, 'before', r.score_before, 'after', r.score, 'passedBefore', r.passed_before, 'passed', r.passed)
          order by x.sealed_at) as sessions
      from session_regrades r join simulator_sessions x on x.domain_id = r.domain_id and x.id = r.session_id
      join users u on u.domain_id = r.domain_id and u.id = x.user_id join domains d on d.id = r.domain_id
      join companies c on c.domain_id = u.domain_id and c.id = u.company_id
     where r.domain_id = ${domainId} and r.regrade_id = ${id} and (r.score <> r.score_before or r.passed <> r.passed_before)
       and u.email is not null and u.active
     group by u.id, u.email, u.locale, d.title, d.locale, c.sound_zone, d.sound_zone order by u.id`.execute(tx);
  for (const { email, locale, domainTitle, domainLocale, zone, sessions } of rows)
    await queueMail(
      house,
      tx,
      domainId,
      sessionsRegradedMail(readerIn({ email, locale }, { title: domainTitle, locale: domainLocale }), { zone, reason, sessions }),
    );
}
