import { demoDomains, demoPassword } from "../content/tenant.ts";
import type { House } from "../server/src/house.ts";
import type { Shot } from "./hammer.ts";
import { systemDomain } from "../server/src/storage/systemDomain.ts";

const IMAGES = 500;

/** Images without pictures: a decision reads how many views there are, never what they show. */
export const fillLibrary = ({ asDomain }: House): Promise<void> =>
  asDomain(
    systemDomain,
    async (tx) => {
      const { id: libraryId } = await tx.selectFrom("imageLibraries").select("id").executeTakeFirstOrThrow();
      const views = JSON.stringify([0, 1].map(() => ({ file: "", bytes: 0, width: 1024, height: 768 })));
      const images = await tx
        .insertInto("images")
        .values(
          Array.from({ length: IMAGES }, () => ({
            libraryId,
            kind: "innocent" as const,
            decision: "P" as const,
            category: null,
            pool: "practice" as const,
            views,
          })),
        )
        .returning("id")
        .execute();
      await tx
        .insertInto("imageTruths")
        .values(images.map(({ id }) => ({ imageId: id })))
        .execute();
      const rules = {
        practiceNumberOfImages: IMAGES,
        practiceFeedback: false,
        imageTimerPractice: 60,
        sessionTimerPractice: 3600,
        courseEnforceOrder: false,
      };
      await tx
        .updateTable("configurations")
        .set({ settings: JSON.stringify(rules) })
        .where("root", "=", true)
        .execute();
    },
    { shared: true },
  );

/** What the calls of somebody who has signed in carry. */
export async function signedIn(address: string, username: string): Promise<Record<string, string>> {
  const visit = await fetch(`${address}/api/user/login`);
  const first = { cookie: cookieOf(visit), "x-xsrf-token": visit.headers.get("x-xsrf-token") ?? "", "content-type": "application/json" };
  const credentials = JSON.stringify({ username, password: demoPassword, domain: demoDomains[0]?.name });
  const entered = await fetch(`${address}/api/user/login`, { method: "POST", headers: first, body: credentials });
  if (!entered.ok) throw new Error(`${username} was answered ${entered.status} ${await entered.text()}`);
  return {
    cookie: cookieOf(entered) || first.cookie,
    "x-xsrf-token": entered.headers.get("x-xsrf-token") ?? first["x-xsrf-token"],
  };
}

/** Signs a student in, starts a practice session, and answers the decisions of all its images. */
export async function decisionsOf(address: string, username: string): Promise<Shot[]> {
  const headers = await signedIn(address, username);
  const programs = await answer<{ id: number; title: string; courses: { id: number; type: string }[] }[]>(`${address}/api/training`, {
    headers,
  });
  const program = programs.find(({ courses }) => courses.some(({ type }) => type === "simulator"));
  const course = program?.courses.find(({ type }) => type === "simulator");
  const path = `/api/training/simulator/programs/${program?.id}/courses/${course?.id}/units/1/type/Practice`;
  const { sessionId, images } = await answer<{ sessionId: number; images: { index: number }[] }>(`${address}${path}`, {
    method: "POST",
    headers,
  });
  const body = JSON.stringify({ decision: "VP", category: null, markedLocations: [], opened: false, shownMs: 0, elapsedMs: 3_600_000 });
  return images.map(({ index }) => ({
    method: "PUT",
    path: `/api/training/simulator/sessions/${sessionId}/images/${index}`,
    headers,
    body,
  }));
}

const cookieOf = (answered: Response): string => answered.headers.get("set-cookie")?.split(";")[0] ?? "";

async function answer<T>(url: string, options: RequestInit): Promise<T> {
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`${url} was answered ${response.status} ${await response.text()}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a benchmark of our own server
  return (await response.json()) as T;
}
