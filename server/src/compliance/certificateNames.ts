import type { CertificateName } from "@vigil/model/compliance/certificateWire";
import { sql } from "kysely";
import type { Tx } from "../storage/asDomain.ts";

/** What the pages of a domain can name beside the fixed values: the texts of its configurations and the further fields of its companies. */
export async function certificateNames(tx: Tx, domainId: number): Promise<CertificateName[]> {
  const { rows } = await sql<CertificateName>`
    select distinct kind.label as "group", each.name, '' as label
      from configurations c
      cross join lateral (values ('general', c.settings -> 'certificateTextsGeneral'), ('company', c.settings -> 'certificateTextsCompany'),
        ('course', c.settings -> 'certificateTextsCourse'), ('program', c.settings -> 'certificateTextsProgram')) kind (label, texts)
      cross join lateral jsonb_object_keys(case jsonb_typeof(kind.texts) when 'object' then kind.texts else '{}' end) each (name)
     where c.active and (c.owner_domain_id = ${domainId} or c.owner_domain_id is null)
    union
    select 'company', field.key, field.value ->> 'title'
      from company_templates t cross join lateral jsonb_each(t.template -> 'properties') field
     where t.superseded_at is null and t.active and (t.owner_domain_id = ${domainId} or t.owner_domain_id is null)
     order by 1, 2 limit 500`.execute(tx);
  return rows;
}
