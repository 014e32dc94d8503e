import type { UserImport } from "@vigil/model/organization/userImport/importWire";
import { importQueue } from "../../src/organization/userImport/importQueue.ts";
import { workImport } from "../../src/organization/userImport/workImport.ts";
import type { TestApp } from "../http/testApp.ts";
import type { TestClient } from "../http/testClient.ts";
import { sendFile } from "../http/testFile.ts";
import type { TestJobs } from "../jobs/testJobs.ts";

/** Two thousand people of South in a file as an HR system writes it; `change` spoils lines of it. */
export function peopleCsv(count: number, change: (index: number, cells: string[]) => string[] = (_index, cells) => cells): string {
  const lines = Array.from({ length: count }, (_, index) =>
    change(index, [
      `p${index}`,
      `Anna ${index}`,
      "Lane",
      "South",
      `${10_000 + index}`,
      `p${index}@example.org`,
      "03.04.1990",
      "English",
    ]).join(";"),
  );
  return ["User ID;First name;Surname;Company;Employee number;E-mail;Date of birth;Language", ...lines].join("\r\n");
}

/** Brings a file in and does the jobs that come of it. */
export function importer(app: TestApp, jobs: TestJobs) {
  const work = async () => {
    for (const order of jobs.sentTo(importQueue).splice(0)) await workImport(app.house(), order, { last: true });
  };
  return {
    work,
    open: async (client: TestClient, content: string | Uint8Array, name = "people.csv"): Promise<UserImport> => {
      const { status, body } = await sendFile(client, "POST", "/api/users/imports", { content: Buffer.from(content), name });
      if (status !== 201) throw new Error(`The file was not taken: ${JSON.stringify(body)}`);
      return body;
    },
    check: async (client: TestClient, { id, order }: UserImport, changes: Partial<UserImport["order"]> = {}): Promise<UserImport> => {
      const { status, body } = await client.call("POST", `/api/users/imports/${id}/check`, { ...order, ...changes });
      if (status !== 200) throw new Error(`It was not looked through: ${JSON.stringify(body)}`);
      await work();
      return (await client.call("GET", `/api/users/imports/${id}`)).body;
    },
    apply: async (client: TestClient, { id }: { id: number }, body: object = {}): Promise<UserImport> => {
      const { status, body: answer } = await client.call("POST", `/api/users/imports/${id}/apply`, body);
      if (status !== 200) throw new Error(`It was not applied: ${JSON.stringify(answer)}`);
      await work();
      return (await client.call("GET", `/api/users/imports/${id}`)).body;
    },
  };
}
