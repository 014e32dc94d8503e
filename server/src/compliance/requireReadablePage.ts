import { isLayout, layoutFaults, readLayout, type LayoutFault } from "@vigil/model/compliance/certificateLayout";
import { parsePage } from "@vigil/model/compliance/certificatePage";
import type { certificateTemplate } from "@vigil/model/compliance/certificateTemplate";
import { printDefaults } from "@vigil/model/compliance/certificateTemplate";
import { mediaOfPage } from "@vigil/model/compliance/mediaOfPage";
import { sizeOfPaper } from "@vigil/model/compliance/paperSize";
import type { ChangeOf, CreateOf } from "@vigil/model/entity/entity";
import { sql } from "kysely";
import type { View } from "../entity/view.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";

type Template = typeof certificateTemplate;
type Written = Pick<CreateOf<Template>, "page" | "paperSize" | "orientation">;

/** A page that is written, or that comes onto another paper, can be printed: each fault is named with its place. */
export async function requireReadablePage(tx: Tx, view: View<Template>, change: CreateOf<Template> | ChangeOf<Template>): Promise<void> {
  if (change.page === undefined && change.paperSize === undefined && change.orientation === undefined) return;
  const before = "id" in change && typeof change.id === "number" ? await writtenBefore(tx, change.id) : undefined;
  const page = change.page ?? before?.page;
  if (page === undefined) return;
  if (page === "") throw new Problem(422, "FieldRequired", { field: "page" });
  if (isLayout(page)) {
    const fault = faultOfLayout(page, { ...printDefaults, ...before, ...present(change) });
    if (fault !== undefined)
      throw new Problem(422, "CertificateElementInvalid", { field: "page", details: { ...fault, element: fault.element + 1 } });
  } else {
    const { fault } = parsePage(page);
    if (fault !== undefined) throw new Problem(422, "CertificatePageInvalid", { field: "page", details: fault });
  }
  if (change.page !== undefined) await requirePictures(tx, view.caller.domainId, mediaOfPage(page));
}

const present = ({ paperSize, orientation }: Written) => ({
  ...(paperSize === undefined ? {} : { paperSize }),
  ...(orientation === undefined ? {} : { orientation }),
});

function faultOfLayout(page: string, paper: Parameters<typeof sizeOfPaper>[0]): LayoutFault | undefined {
  const { layout, fault } = readLayout(page);
  return layout === undefined ? fault : layoutFaults(layout, sizeOfPaper(paper))[0];
}

const writtenBefore = (tx: Tx, id: number) =>
  tx.selectFrom("certificateTemplates").select(["page", "paperSize", "orientation"]).where("id", "=", id).executeTakeFirst();

async function requirePictures(tx: Tx, domainId: number, shown: readonly number[]): Promise<void> {
  if (shown.length === 0) return;
  const { rows } = await sql`select id from media where id = any(${shown}::bigint[]) and scope = 'certificates' and hash is not null
    and data ->> 'mediaType' like 'image/%' and (owner_domain_id = ${domainId} or owner_domain_id is null)`.execute(tx);
  if (rows.length < shown.length) throw new Problem(422, "CertificatePictureMissing", { field: "page" });
}
