import type { Revocation } from "@vigil/model/compliance/revocation";
import { optionLabel } from "../shell/recordPhrase.ts";

/** Why a certificate holds no longer, and what was written about it. */
export function RevocationWords({ revoked: { reason, note } }: { revoked: Revocation }) {
  return (
    <>
      {optionLabel("programCertificate", "revokedReason", reason)}
      {note !== "" && (
        <>
          {" "}
          <q dir="auto">{note}</q>
        </>
      )}
    </>
  );
}
