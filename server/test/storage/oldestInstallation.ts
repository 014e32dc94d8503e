import type pg from "pg";

/** The migrations that the first version had which anybody ran. */
export const oldestMigration = 8;

/**
 * For tests of an upgrade: what such an installation held where later migrations look at rows: two domains with a learner each, a complete
 * course, a sealed session with a missed threat, a company template in two versions; the first domain is the demo of its time.
 */
export async function oldestInstallation(superuser: pg.Client, passwordHash: string): Promise<void> {
  await superuser.query(`
    insert into image_libraries (id, name, name_key) values (1, 'Bags', 'bags');
    insert into images (id, library_id, kind, decision, category, views) values (1, 1, 'threat', 'H', 'knives', '[]'), (2, 1, 'innocent', 'R', null, '[]');
    insert into courses (id, name, name_key, title, code, type, image_library_id) values (1, 'Bags', 'bags', 'Bags', 'b', 'simulator', 1);
    insert into programs (id, name, name_key, title) values (1, 'Cabin', 'cabin', 'Cabin');
    insert into company_templates (id, root_id, version, newest, name, name_key) values (1, 1, 1, false, 'Site', 'site'), (2, 1, 2, true, 'Site', 'site')`);
  for (const [domain, name] of [
    [2, "demo"],
    [3, "airport"],
  ] as const)
    await superuser.query(`
      insert into domains (id, name, title, organization_id) values (${domain}, '${name}', '${name}', 1);
      insert into companies (domain_id, id, name, name_key, company_template_id) values (${domain}, ${domain}, 'North', 'north', 2);
      insert into users (domain_id, id, username, username_key, company_id, access_level_id, password_hash)
        values (${domain}, ${domain}, 'student', 'student', ${domain}, 1, '${passwordHash}');
      insert into program_statuses (domain_id, id, user_id, program_id, sequence, complete) values (${domain}, ${domain}, ${domain}, 1, 1, false);
      insert into course_statuses (domain_id, id, program_status_id, course_id, complete) values (${domain}, ${domain}, ${domain}, 1, true);
      insert into simulator_sessions (domain_id, id, user_id, type, course_status_id, unit_id, image_library_id, settings, sealed_at, sealed_by)
        values (${domain}, ${domain}, ${domain}, 'Exam', ${domain}, 1, 1, '{}', now(), 'submit');
      insert into simulator_decisions (domain_id, started_month, session_id, position, image_id, credit)
        select ${domain}, started_month, id, p, p + 1, 'none' from simulator_sessions, generate_series(0, 1) as p where domain_id = ${domain}`);
  for (const table of ["image_libraries", "images", "courses", "programs", "company_templates", "domains"])
    await superuser.query(`select setval('${table}_id_seq', 10)`);
}
