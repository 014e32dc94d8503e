import type { programCertificate } from "@vigil/model/compliance/programCertificate";
import type { Facts } from "../../entity/place.ts";
import { CompanyDataFact } from "./CompanyDataFact.tsx";
import { ReplacedByFact } from "./ReplacedByFact.tsx";
import { EvidenceFact } from "./EvidenceFact.tsx";

export const programCertificateFacts: Facts<typeof programCertificate> = {
  data: ({ data }) => <CompanyDataFact data={data} />,
  replacedBy: ({ replacedBy }) => <ReplacedByFact replacedBy={replacedBy} />,
  evidence: ({ evidence }) => <EvidenceFact evidence={evidence} />,
};
