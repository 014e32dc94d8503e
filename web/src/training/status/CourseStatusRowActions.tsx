import type { courseStatus } from "@vigil/model/training/courseStatus";
import { CertificateActions } from "../../compliance/CertificateActions.tsx";
import { CertificateLink } from "../../compliance/CertificateLink.tsx";
import { RevokeCertificates } from "../../compliance/RevokeCertificates.tsx";
import type { BulkActionsProps, RowActionsProps } from "../../entity/place.ts";
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

export function CourseStatusBulkActions({ chosen, mayEdit, done }: BulkActionsProps) {
  if (!mayEdit) return null;
  return (
    <>
      <ResetStatuses url={url} chosen={chosen} done={done} />
      <CertificateActions url={url} chosen={chosen} acts={["reissue"]} done={done} />
      <RevokeCertificates url={url} chosen={chosen} done={done} />
    </>
  );
}
