import type { ProgramCertificate } from "@vigil/model/compliance/programCertificate";
import type { CertificateAct } from "../CertificateActions.tsx";

/** What can be done to a certificate as it stands: one that was revoked is issued again once, a locked one is unlocked first. */
export const certificateActs = ({
  revokedAt,
  replaced,
  locked,
}: Pick<ProgramCertificate, "revokedAt" | "replaced" | "locked">): readonly CertificateAct[] => {
  if (revokedAt !== null) return replaced ? [] : ["reissue"];
  return locked ? ["unlock"] : ["regenerate", "reset", "lock"];
};
