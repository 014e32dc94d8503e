import { z } from "zod";

/** The free fields of a record (`data`): names a customer chose, plain values. */
export const dataSchema = z.record(z.string().min(1).max(100), z.json());
