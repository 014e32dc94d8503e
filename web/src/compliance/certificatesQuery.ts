import type { LearnerCertificate } from "@vigil/model/compliance/certificateWire";
import { queryOptions } from "@tanstack/react-query";
import { readTogether } from "../readTogether.ts";

/** What a learner has achieved. */
export const certificatesQuery = queryOptions({
  queryKey: ["training", "certificates"],
  queryFn: ({ signal }) => readTogether<LearnerCertificate[]>("training/certificates", signal),
});
