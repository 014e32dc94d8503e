import type { Access } from "@vigil/model/identity/permission";
import type { SessionReadiness } from "@vigil/model/simulator/wire";
import { z } from "zod";
import { drawing } from "../attempt/drawing.ts";
import type { Routes } from "../house.ts";
import { caller } from "../identity/access/caller.ts";
import { bagsRules } from "./bagsRules.ts";
import { learnerQuizzes } from "./learnerQuizzes.ts";
import type { BagsTaking } from "./quizTaking.ts";

const takes = { permission: "training:take" } satisfies { permission: Access };
/** Who works elsewhere is refused. */
const works = { ...takes, leased: true };
const path = "/api/training/simulator-quiz/:itemId";
const params = z.object({ itemId: z.coerce.number().int().min(1) });

/** Quizzes at the X-ray screen: which there are, begin, hand in. Decisions go the way of every session. */
export const quizSessionRoutes =
  (bags: BagsTaking): Routes =>
  (app, house) => {
    const { asDomain } = house;
    const random = drawing(house);
    app.get(
      "/api/training/quizzes",
      { config: { ...takes, reads: true }, schema: { summary: "The caller's quizzes" } },
      async (request) => {
        const by = caller(request);
        return asDomain(by.domainId, (tx) => learnerQuizzes(tx, by));
      },
    );

    app.post(path, { config: works, schema: { summary: "Start a simulator quiz, or resume the open one", params } }, async (request) => {
      const by = caller(request);
      const quizId = request.params.itemId;
      return asDomain(by.domainId, (tx) => bags.start(tx, by, { quizId, random }, () => bagsRules(tx, by, quizId)));
    });

    const ready = { config: takes, schema: { summary: "Whether an attempt at a simulator quiz could begin", params } };
    app.get(`${path}/ready`, ready, async (request): Promise<SessionReadiness> => {
      const by = caller(request);
      const quizId = request.params.itemId;
      return asDomain(by.domainId, (tx) => bags.ready(tx, by, { quizId, random }, () => bagsRules(tx, by, quizId)));
    });

    app.put(path, { config: works, schema: { summary: "Seal a simulator quiz", params, body: bags.body } }, async (request) => {
      const by = caller(request);
      return asDomain(by.domainId, (tx) => bags.handIn(tx, by, request.params.itemId, request.body));
    });
  };
