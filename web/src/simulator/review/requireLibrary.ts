import type { SessionReview } from "@vigil/model/simulator/wire";

/** Without its image library a session can be looked at, but categories have no order and nobody would know why. */
export function requireLibrary({ sessionId, imageLibrary }: Pick<SessionReview, "sessionId"> & { imageLibrary?: unknown }): void {
  if (imageLibrary === undefined || imageLibrary === null)
    console.error(new Error(`Session ${sessionId} is reviewed without an image library.`));
}
