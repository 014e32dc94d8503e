import { mostFirstPasswords, type FirstPasswords } from "@vigil/model/organization/firstPasswords";
import type { user } from "@vigil/model/organization/user";
import { writtenPassword } from "@vigil/model/identity/writtenPassword";
import { chooseRecords, type Choice } from "../entity/bulk/chooseRecords.ts";
import type { View } from "../entity/view.ts";
import type { House } from "../house.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { changeUsers } from "./changeUsers.ts";
import { askedOfPasswords } from "./givenPassword.ts";
import { newcomersOf } from "./newcomers.ts";

/** Those of the chosen who can be let in for the first time, and the others with why not. */
export async function chosenNewcomers(tx: Tx, view: View<typeof user>, on: Choice) {
  const judged = await newcomersOf(tx, view, await chooseRecords(tx, view, on));
  return {
    people: judged.filter(({ reason }) => reason === undefined),
    without: judged.flatMap(({ id, username, reason }) => (reason === undefined ? [] : [{ id, username, reason }])),
  };
}

/** Passwords that their owners must change when they first sign in; they are answered, and then only their hashes are known. */
export async function giveFirstPasswords(tx: Tx, house: House, view: View<typeof user>, on: Choice): Promise<FirstPasswords> {
  const { people, without } = await chosenNewcomers(tx, view, on);
  if (people.length > mostFirstPasswords) throw new Problem(422, "BulkTooMany", { field: "on", details: { most: mostFirstPasswords } });
  const rules = await askedOfPasswords(tx, view.caller.domainId);
  const slips = people.map(({ id, username, name }) => ({
    id,
    username,
    name,
    password: writtenPassword(rules, username, house.randomBytes),
  }));
  if (slips.length > 0)
    await changeUsers(
      tx,
      house,
      view,
      slips.map(({ id, password }) => ({ id, password, forcePasswordChange: true })),
    );
  return { slips, without };
}
