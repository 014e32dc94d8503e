import { fixture } from "../test/fixture.ts";

export const product = (): string => fixture();
