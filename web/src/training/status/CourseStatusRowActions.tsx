import type { courseStatus } from "@vigil/model/training/courseStatus";
import { CertificateLink } from "../../compliance/CertificateLink.tsx";
import type { RowActionsProps } from "../../entity/place.ts";
import { ResetStatuses } from "./ResetStatuses.tsx";

export function CourseStatusRowActions({ domain, record, mayEdit }: RowActionsProps<typeof courseStatus>) {
  return (
    <>
      {mayEdit && record.closedAt === null && <ResetStatuses url="coursestatuses" ids={[record.id]} done={() => {}} />}
      {record.complete && <CertificateLink domain={domain} kind="class" id={record.id} />}
    </>
  );
}
