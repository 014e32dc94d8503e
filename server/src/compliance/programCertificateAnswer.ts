import type { CertificateAnswer } from "@vigil/model/compliance/certificateWire";
import type { Revocation } from "@vigil/model/compliance/revocation";
import type { PaperSize } from "@vigil/model/compliance/paperSize";
import { sql } from "kysely";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { activePage, type Printed } from "./activePage.ts";
import { revocation } from "./revocation.ts";

interface Row {
  values: Record<string, string | null>;
  data: Record<string, unknown>;
  programId: number;
  revoked: Revocation | null;
  texts: CertificateAnswer["texts"];
  page: string | null;
  paperSize: PaperSize;
  orientation: "landscape" | "portrait";
  margin: number;
  border: number;
}

/** On the page it was issued with; one that was issued while no template was in use takes today's. */
export async function programCertificateAnswer(tx: Tx, domainId: number, id: number): Promise<CertificateAnswer> {
  const { rows } = await sql<Row>`
    select jsonb_build_object('firstName', c.first_name, 'lastName', c.last_name, 'fullName', trim(c.first_name || ' ' || c.last_name),
        'pin', c.pin, 'certificateId', c.certificate_number, 'verificationCode', c.verification_code, 'companyName', c.company_name,
        'domainTitle', domain.title, 'programTitle', c.program_title, 'programCode', c.program_code, 'version', c.version,
        'recurrency', c.recurrency, 'period', c.period_months::text, 'startDate', c.start_date::text, 'dueDate', c.due_date::text,
        'completionDate', c.completion_date::text, 'expiryDate', c.expiry_date::text, 'trainerName', c.trainer_name,
        'trainerSignature', c.trainer_signature, 'badge', c.badge, 'authority', c.authority,
        'trainingPlace', c.training_place, 'trainingHours', c.training_hours) as values,
      c.data, c.texts, c.program_id, ${revocation("c", sql`coalesce(company.sound_zone, domain.sound_zone)`)} as revoked, paper.page, paper.paper_size, paper.orientation, paper.margin, paper.border
      from program_certificates c join domains domain on domain.id = c.domain_id
      join users learner on learner.domain_id = c.domain_id and learner.id = c.user_id
      join companies company on company.domain_id = c.domain_id and company.id = learner.company_id
      left join certificate_pages paper on paper.domain_id = c.domain_id and paper.hash = c.page_hash
     where c.domain_id = ${domainId} and c.id = ${id}`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Problem(404, "NotFound");
  const { values, data, texts, programId, revoked, page, ...paper } = row;
  return {
    kind: "program",
    paper: page === null ? await pageInUse(tx, { domainId, programId, kind: "program" }) : { ...paper, page },
    values: said(values),
    data,
    texts,
    revoked,
  };
}

/** Without a page there is nothing to print on. */
export async function pageInUse(tx: Tx, printed: Printed): Promise<CertificateAnswer["paper"]> {
  const found = await activePage(tx, printed);
  if (found === undefined) throw new Problem(412, "CertificateTemplateMissing");
  const { templateId: _, ...paper } = found;
  return paper;
}

/** Values that say something. */
const said = (values: Readonly<Record<string, string | null>>): CertificateAnswer["values"] =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== null));
