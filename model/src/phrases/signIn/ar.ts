import { notices } from "../ar/notices.ts";
import { problems } from "../ar/problems.ts";
import { profile } from "../ar/profile.ts";
import { shell } from "../ar/shell.ts";
import { signIn } from "../ar/signIn.ts";

/** What the sign-in pages say, apart from the rest, because they load before everything. */
export const ar = { notices, problems, profile, shell, signIn };
