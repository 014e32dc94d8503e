import { z } from "zod";

const kinds = [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()];

/** An address or a range of them, such as 10.0.0.0/8. */
export const networkAddress = z
  .string()
  .max(50)
  .refine((text) => kinds.some((kind) => kind.safeParse(text).success), { params: { fault: "FieldNotAddress" } });
