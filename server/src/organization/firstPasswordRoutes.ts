import { firstPasswordsBody, type FirstPasswords, type Newcomers } from "@vigil/model/organization/firstPasswords";
import { user } from "@vigil/model/organization/user";
import { deskOf } from "../entity/desk.ts";
import type { Routes } from "../house.ts";
import { chosenNewcomers, giveFirstPasswords } from "./giveFirstPasswords.ts";
import { seenUsers } from "./seenUsers.ts";

/** One-time passwords for people who have never been here, to be handed over on paper where no mail reaches them. */
export const firstPasswordRoutes: Routes = (app, house) => {
  const desk = deskOf(house, user, seenUsers);
  const config = { permission: desk.permission("edit") };
  const schema = { tags: [user.plural], body: firstPasswordsBody };

  app.post(
    "/api/users/firstpasswords/preview",
    { config, schema: { ...schema, summary: "Who would get a first password, and who is left out" } },
    (request) =>
      house.asDomain(desk.view(request).caller.domainId, async (tx): Promise<Newcomers> => {
        const { people, without } = await chosenNewcomers(tx, desk.view(request), request.body.on);
        return { count: people.length, ids: people.map(({ id }) => id), without };
      }),
  );
  // never replayed: what was told once is kept nowhere
  app.post(
    "/api/users/firstpasswords",
    { config, schema: { ...schema, summary: "Gives people who have never signed in a password that they must change, and tells it once" } },
    (request) => desk.write(request, (tx, view): Promise<FirstPasswords> => giveFirstPasswords(tx, house, view, request.body.on)),
  );
};
