import type { programCertificate } from "@vigil/model/compliance/programCertificate";
import type { BulkActionsProps, RowActionsProps } from "../../entity/place.ts";
import { CertificateActions } from "../CertificateActions.tsx";
import { CertificateLink } from "../CertificateLink.tsx";

export function ProgramCertificateRowActions({ domain, record, mayEdit }: RowActionsProps<typeof programCertificate>) {
  return (
    <>
      <CertificateLink domain={domain} kind="program" id={record.id} />
      {mayEdit && (
        <CertificateActions ids={[record.id]} acts={record.locked ? ["unlock"] : ["regenerate", "reset", "lock"]} done={() => {}} />
      )}
    </>
  );
}

export function ProgramCertificateBulkActions({ ids, mayEdit, done }: BulkActionsProps) {
  return mayEdit ? <CertificateActions ids={ids} acts={["regenerate", "reset", "lock", "unlock"]} done={done} /> : null;
}
