import type { RecordOf } from "@vigil/model/entity/entity";
import { courseStatus } from "@vigil/model/training/courseStatus";
import { CertificateActions } from "../../compliance/CertificateActions.tsx";
import { CertificateLink } from "../../compliance/CertificateLink.tsx";
import { RevokeCertificates } from "../../compliance/RevokeCertificates.tsx";
import type { BulkActionsProps, RowActionsProps } from "../../entity/place.ts";
import { chosenAmong } from "../../entity/bulk/chosenAmong.ts";
import { useChosenRows } from "../../entity/bulk/useChosenRows.ts";
import { only } from "../../entity/bulk/selected.ts";
import { ResetStatuses } from "./ResetStatuses.tsx";

const url = "coursestatuses";
const stay = () => {};

/** A complete course certifies: its certificate is looked at, revoked, and issued again. */
export function CourseStatusRowActions({ domain, record, mayEdit }: RowActionsProps<typeof courseStatus>) {
  const chosen = only(record.id);
  return (
    <>
      {mayEdit && record.closedAt === null && <ResetStatuses url={url} chosen={chosen} done={stay} />}
      {record.complete && <CertificateLink domain={domain} kind="class" id={record.id} />}
      {mayEdit && record.revokedAt !== null && <CertificateActions url={url} chosen={chosen} acts={["reissue"]} done={stay} />}
      {mayEdit && record.complete && record.revokedAt === null && <RevokeCertificates url={url} chosen={chosen} done={stay} />}
    </>
  );
}

/** Each act is offered where it can be done to one of them, and done to those alone. */
export function CourseStatusBulkActions({ chosen, ids, mayEdit, done }: BulkActionsProps) {
  const rows = useChosenRows<RecordOf<typeof courseStatus>>(courseStatus, ids, ["complete", "revokedAt", "closedAt"]);
  if (!mayEdit) return null;
  const open = chosenAmong(chosen, rows, ({ closedAt }) => closedAt === null);
  const revoked = chosenAmong(chosen, rows, ({ revokedAt }) => revokedAt !== null);
  const revocable = chosenAmong(chosen, rows, ({ complete, revokedAt }) => complete && revokedAt === null);
  return (
    <>
      {open && <ResetStatuses url={url} chosen={open} done={done} />}
      {revoked && <CertificateActions url={url} chosen={revoked} acts={["reissue"]} done={done} />}
      {revocable && <RevokeCertificates url={url} chosen={revocable} done={done} />}
    </>
  );
}
