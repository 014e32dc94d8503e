import type { courseStatus } from "@vigil/model/training/courseStatus";
import { CertificateLink } from "../../compliance/CertificateLink.tsx";
import type { RowActionsProps } from "../../entity/place.ts";
import { only } from "../../entity/bulk/selected.ts";
import { ResetStatuses } from "./ResetStatuses.tsx";

export function CourseStatusRowActions({ domain, record, mayEdit }: RowActionsProps<typeof courseStatus>) {
  return (
    <>
      {mayEdit && record.closedAt === null && <ResetStatuses url="coursestatuses" chosen={only(record.id)} done={() => {}} />}
      {record.complete && <CertificateLink domain={domain} kind="class" id={record.id} />}
    </>
  );
}
