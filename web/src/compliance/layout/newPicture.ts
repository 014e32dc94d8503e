import { call } from "../../api.ts";
import { ApiProblem } from "../../apiProblem.ts";
import type { Row } from "../../entity/row.ts";
import { upload } from "../../upload.ts";

const tries = 20;

/** A file becomes a record of the media for certificates, called as the file is; a name that is taken gets a number behind. */
export async function newPicture(file: File): Promise<{ id: number; name: string }> {
  const stem = file.name.replace(/\.[^.]*$/u, "").slice(0, 90) || "picture";
  const record = await added(stem);
  await upload(`media/${record.id}/file`, file, { progress: () => undefined, signal: new AbortController().signal }).catch(
    async (problem: unknown) => {
      await call("DELETE", `media/${record.id}`); // a record without a file is of no use to anybody
      throw problem;
    },
  );
  return { id: record.id, name: stem };
}

async function added(stem: string): Promise<Row> {
  for (let number = 1; ; number++)
    try {
      return await call<Row>("POST", "media", { body: { name: number === 1 ? stem : `${stem} ${number}`, scope: "certificates" } });
    } catch (problem) {
      if (!(problem instanceof ApiProblem && problem.status === 409) || number === tries) throw problem;
    }
}
