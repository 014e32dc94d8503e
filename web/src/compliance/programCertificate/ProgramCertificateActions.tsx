import type { programCertificate } from "@vigil/model/compliance/programCertificate";
import { only } from "../../entity/bulk/selected.ts";
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
          url="programcertificates"
          chosen={only(record.id)}
          acts={
            record.revokedAt !== null
              ? record.replacedBy === null
                ? ["reissue"]
                : []
              : record.locked
                ? ["unlock"]
                : ["regenerate", "reset", "lock"]
          }
          done={() => {}}
        />
      )}
      {mayEdit && record.revokedAt === null && <RevokeCertificates url="programcertificates" chosen={only(record.id)} done={() => {}} />}
    </>
  );
}

export function ProgramCertificateBulkActions({ chosen, mayEdit, done }: BulkActionsProps) {
  if (!mayEdit) return null;
  return (
    <>
      <CertificateActions
        url="programcertificates"
        chosen={chosen}
        acts={["regenerate", "reset", "lock", "unlock", "reissue"]}
        done={done}
      />
      <RevokeCertificates url="programcertificates" chosen={chosen} done={done} />
    </>
  );
}
