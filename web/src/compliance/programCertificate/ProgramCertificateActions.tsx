import { programCertificate, type ProgramCertificate } from "@vigil/model/compliance/programCertificate";
import { chosenAmong } from "../../entity/bulk/chosenAmong.ts";
import { only } from "../../entity/bulk/selected.ts";
import { useChosenRows } from "../../entity/bulk/useChosenRows.ts";
import type { BulkActionsProps, RowActionsProps } from "../../entity/place.ts";
import { CertificateActions } from "../CertificateActions.tsx";
import { CertificateLink } from "../CertificateLink.tsx";
import { RevokeCertificates } from "../RevokeCertificates.tsx";
import { certificateActs } from "./certificateActs.ts";

const url = "programcertificates";

export function ProgramCertificateRowActions({ domain, record, mayEdit }: RowActionsProps<typeof programCertificate>) {
  return (
    <>
      <CertificateLink domain={domain} kind="program" id={record.id} />
      {mayEdit && <CertificateActions url={url} chosen={only(record.id)} acts={certificateActs(record)} done={() => {}} />}
      {mayEdit && record.revokedAt === null && <RevokeCertificates url={url} chosen={only(record.id)} done={() => {}} />}
    </>
  );
}

/** Each act is offered where it can be done to one of them, and done to those alone. */
export function ProgramCertificateBulkActions({ chosen, ids, mayEdit, done }: BulkActionsProps) {
  const rows = useChosenRows<ProgramCertificate>(programCertificate, ids, ["revokedAt", "replaced", "locked"]);
  if (!mayEdit) return null;
  const revocable = chosenAmong(chosen, rows, ({ revokedAt }) => revokedAt === null);
  return (
    <>
      {(["regenerate", "reset", "lock", "unlock", "reissue"] as const).map((act) => {
        const fit = chosenAmong(chosen, rows, (row) => certificateActs(row).includes(act));
        return fit && <CertificateActions key={act} url={url} chosen={fit} acts={[act]} done={done} />;
      })}
      {revocable && <RevokeCertificates url={url} chosen={revocable} done={done} />}
    </>
  );
}
