import type { Tx } from "../storage/asDomain.ts";
import { newVerificationCode } from "./newVerificationCode.ts";

/** A complete course carries the code by which its certificate is verified. */
export const certifyCourse = (tx: Tx, { domainId, id }: { domainId: number; id: number }): Promise<unknown> =>
  tx
    .updateTable("courseStatuses")
    .set({ verificationCode: newVerificationCode() })
    .where("domainId", "=", domainId)
    .where("id", "=", id)
    .where("verificationCode", "is", null)
    .execute();
