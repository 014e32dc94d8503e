import type { programCertificate } from "@vigil/model/compliance/programCertificate";
import type { BulkActionsProps, RowActionsProps } from "../../entity/place.ts";
import { CertificateActions } from "../CertificateActions.tsx";
import { CertificateLink } from "../CertificateLink.tsx";
import { RevokeCertificates } from "../RevokeCertificates.tsx";

export function ProgramCertificateRowActions({ domain, record, mayEdit }: RowActionsProps<typeof programCertificate>) {
  return (
    <>
      <CertificateLink domain={domain} kind="program" id={record.id} />
      {mayEdit && (
        <CertificateActions
          ids={[record.id]}
          acts={record.revokedAt !== null ? ["reissue"] : record.locked ? ["unlock"] : ["regenerate", "reset", "lock"]}
          done={() => {}}
        />
      )}
      {mayEdit && record.revokedAt === null && <RevokeCertificates ids={[record.id]} done={() => {}} />}
    </>
  );
}

export function ProgramCertificateBulkActions({ ids, mayEdit, done }: BulkActionsProps) {
  if (!mayEdit || ids.length === 0) return null;
  return (
    <>
      <CertificateActions ids={ids} acts={["regenerate", "reset", "lock", "unlock", "reissue"]} done={done} />
      <RevokeCertificates ids={ids} done={done} />
    </>
  );
}
