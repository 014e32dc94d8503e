import type { Transaction } from "kysely";
import type { Database } from "./database.ts";

export type Tx = Transaction<Database>;
