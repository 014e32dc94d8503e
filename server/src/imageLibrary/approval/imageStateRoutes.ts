import { LONGEST_REASON } from "@vigil/model/imageLibrary/approval";
import type { image } from "@vigil/model/imageLibrary/image";
import { actFrom, actPreviewAnswer, actPreviewBody, imageActNames, imageActs, type ImageAct } from "@vigil/model/imageLibrary/imageAct";
import { z } from "zod";
import { chooseRecords } from "../../entity/bulk/chooseRecords.ts";
import { manyRoute } from "../../entity/bulk/manyRoute.ts";
import type { Desk } from "../../entity/desk.ts";
import type { App, House } from "../../house.ts";
import { caller } from "../../identity/access/caller.ts";
import { changeStates } from "./changeStates.ts";
import { giveBackStates, statesOf } from "./givenStates.ts";
import { previewAct } from "./previewAct.ts";

/** With `from`, only what still stands there is changed: who decides about what they see decides about nothing else. */
const boundTo = (act: ImageAct) => z.enum(imageActs[act].from).optional();
const reason = z.string().trim().max(LONGEST_REASON);
const shapes = {
  approve: { from: boundTo("approve") },
  restore: { from: boundTo("restore") },
  archive: { from: boundTo("archive"), reason: reason.default("") },
  sendBack: { from: boundTo("sendBack"), reason: reason.min(1) },
};
interface What {
  from?: z.output<typeof actFrom> | undefined;
  reason?: string | undefined;
}

/** Images come into use and out of it: with `ids` all or none, with `on` one by one, however many they are. */
export const imageStateRoutes = (app: App, house: House, desk: Desk<typeof image>): void => {
  app.post(
    "/api/images/preview",
    {
      config: { permission: "images:edit" },
      schema: {
        tags: ["images"],
        summary: "Which of several images an act would change, and why it leaves out the others",
        body: actPreviewBody,
        response: { 200: actPreviewAnswer },
      },
    },
    (request) => {
      const asker = caller(request);
      const { act, ids, on } = request.body;
      return house.asDomain(asker.domainId, async (tx) =>
        previewAct(tx, asker, act, on ? await chooseRecords(tx, desk.view(request), on) : (ids ?? [])),
      );
    },
  );
  for (const name of imageActNames)
    manyRoute(app, house, desk, {
      name,
      summary: `Changes the state of images: ${name}`,
      permission: "images:edit",
      shape: shapes[name],
      whole: (tx, { caller: asker }, ids, what: What) => changeStates(tx, asker, name, { ids, ...what }),
      work: (tx, { caller: asker }, records, what: What) => changeStates(tx, asker, name, { ids: records.map(({ id }) => id), ...what }),
      image: statesOf,
      giveBack: giveBackStates,
    });
};
