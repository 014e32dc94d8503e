import { thread } from "../../jobs/thread.ts";
import type { ProjectedBag, ProjectionOrder, ProjectionResult } from "./projectionWorker.ts";

type Order<Do extends ProjectionOrder["do"]> = Omit<Extract<ProjectionOrder, { do: Do }>, "do">;

/** The thread that makes bags again and puts threats into them, one after the other. */
export function projectionThread() {
  const working = thread<ProjectionOrder, ProjectionResult>(new URL("./projectionWorker.ts", import.meta.url), "projection");
  return {
    preview: (order: Order<"preview">) => working.ask({ do: "preview", ...order }) as Promise<Uint8Array>,
    project: (order: Order<"project">) => working.ask({ do: "project", ...order }) as Promise<ProjectedBag>,
    thumbnail: (file: Uint8Array) => working.ask({ do: "thumbnail", file }) as Promise<Uint8Array>,
    stop: () => working.stop(),
  };
}
