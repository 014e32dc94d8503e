import type pg from "pg";

/** The tables that every domain sees alike, and those of the storage itself. Every other table is protected. */
const GLOBAL = [
  "organizations",
  "domain_codes",
  "domains",
  "domain_words",
  "files",
  "call_counts",
  "nodes",
  "damaged_files",
  "downtimes",
  "installation",
  "common_columns",
  "collation_versions",
  "function_files",
  "migrations",
];

const OWN = "(domain_id = (NULLIF(current_setting('app.domain_id'::text, true), ''::text))::bigint)";
const OWNED = OWN.replace("domain_id", "owner_domain_id");

/** Names each table whose rows another domain could reach, with the reason. Empty is right. */
export async function unprotectedTables(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<TableSecurity>(
    `select c.relname as name, c.relispartition as partition, c.relrowsecurity and c.relforcerowsecurity as forced,
            exists (select from pg_attribute where attrelid = c.oid and attname = 'domain_id') as tenant,
            exists (select from pg_attribute where attrelid = c.oid and attname = 'owner_domain_id') as catalogue,
            has_table_privilege('vigil_app', c.oid, 'select, insert, update, delete') as reachable,
            (select p.attnotnull from pg_attribute p where attrelid = c.oid and attname = 'domain_id') as named,
            array(select polcmd::text || ' ' || coalesce(pg_get_expr(polqual, polrelid), '') || ' ' || coalesce(pg_get_expr(polwithcheck, polrelid), '')
                    from pg_policy where polrelid = c.oid order by polcmd) as policies
       from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`,
  );
  return rows
    .filter(({ name }) => !GLOBAL.includes(name))
    .flatMap((table) => [...faultsOf(table)].map((fault) => `${table.name} ${fault}`));
}

interface TableSecurity {
  name: string;
  partition: boolean;
  forced: boolean;
  tenant: boolean;
  catalogue: boolean;
  reachable: boolean;
  named: boolean | null;
  policies: string[];
}

function* faultsOf({ partition, forced, tenant, catalogue, reachable, named, policies }: TableSecurity) {
  if (!forced) yield "does not force row security";
  if (partition && reachable) yield "is a partition that the application can reach by its own name";
  if (tenant) {
    if (named !== true) yield "has rows without a domain";
    if (policies.length !== 1 || policies[0]?.trim() !== `* ${OWN}`) yield "does not have exactly the policy of a tenant table";
  } else if (catalogue) {
    const commands = policies.map((policy) => policy[0]).join("");
    if (commands !== "adrw" || !policies.every((policy) => policy.includes(OWNED)))
      yield "does not have the four policies of a catalogue table";
  } else yield "belongs to no domain and is not listed as global";
}
