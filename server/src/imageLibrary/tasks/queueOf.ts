import type { TaskKind } from "@vigil/model/imageLibrary/libraryTask";

/** Images are made again only where images are made. */
export const queueOf = (kind: TaskKind) => (kind === "remake" ? "remakeImages" : "archive");
