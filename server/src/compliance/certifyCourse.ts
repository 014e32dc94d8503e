import type { Tx } from "../storage/asDomain.ts";
import { givenRecords, overRecords } from "../storage/crowd/overRecords.ts";
import { newVerificationCode } from "./newVerificationCode.ts";

const certifying = `update course_statuses course set verification_code = given.code
  from ${givenRecords({ course: "bigint", code: "text" })} where course.domain_id = $2 and course.id = given.course and course.verification_code is null`;

/** A complete course carries the code by which its certificate is verified. */
export const certifyCourse = (tx: Tx, { domainId, id }: { domainId: number; id: number }): Promise<unknown> =>
  tx.executeQuery(overRecords(certifying, { course: id, code: newVerificationCode() }, [domainId]));
