import { notices } from "../en/notices.ts";
import { problems } from "../en/problems.ts";
import { profile } from "../en/profile.ts";
import { shell } from "../en/shell.ts";
import { signIn } from "../en/signIn.ts";

/** What the sign-in pages say, apart from the rest, because they load before everything. */
export const en = { notices, problems, profile, shell, signIn };
