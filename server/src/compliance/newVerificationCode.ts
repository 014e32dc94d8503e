import { verificationCode } from "@vigil/model/compliance/verificationCode";
import { randomBytes } from "node:crypto";

const BYTES = 16;

/** What a certificate is verified by: nobody guesses it. */
export const newVerificationCode = (): string => verificationCode(randomBytes(BYTES));
