/** Of an archive; those of before were tars. */
export const evidenceType = "application/zip";
