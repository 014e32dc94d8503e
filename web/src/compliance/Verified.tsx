import { printDefaults } from "@vigil/model/compliance/certificateTemplate";
import type { VerifiedCertificate } from "@vigil/model/compliance/certificateWire";
import { PrintFrame } from "./PrintFrame.tsx";
import { VerifiedSheet } from "./VerifiedSheet.tsx";

/** The verdict on a certificate, to be read and printed. */
export function Verified({ certificate, code }: { certificate: VerifiedCertificate; code: string }) {
  return (
    <PrintFrame begins={printDefaults} below>
      {(paper) => <VerifiedSheet paper={paper} certificate={certificate} code={code} />}
    </PrintFrame>
  );
}
