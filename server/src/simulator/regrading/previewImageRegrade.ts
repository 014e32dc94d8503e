import { mostRegradeLines, type RegradeLine, type ImageRegradePreview } from "@vigil/model/simulator/regrading/imageRegradeWire";
import type { ImageRuling } from "@vigil/model/simulator/regrading/imageRuling";
import { wireInstant } from "../../http/wireInstant.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { RuledImage } from "./readRuled.ts";
import { regrader } from "./regrader.ts";
import { ruledTruth } from "./ruledTruth.ts";
import { shownSessions } from "./shownSessions.ts";

const atOnce = 500;

/** What would change, by name; nothing is written. */
export async function previewImageRegrade(
  tx: Tx,
  domainId: number,
  image: RuledImage,
  { ruling, keepPasses }: { ruling: ImageRuling; keepPasses: boolean },
): Promise<ImageRegradePreview> {
  const regraded = regrader(image.before, ruledTruth(image.before, ruling), keepPasses);
  const counts = { sessions: 0, higher: 0, lower: 0, gained: 0, lost: 0, kept: 0 };
  const people = new Set<number>();
  let lines: RegradeLine[] = [];
  for (let after = 0; ;) {
    const sessions = await shownSessions(tx, domainId, { imageId: image.id, after, limit: atOnce });
    counts.sessions += sessions.length;
    for (const session of sessions) {
      const { score, passed, passKept } = regraded(session);
      if (score > session.score) counts.higher++;
      if (score < session.score) counts.lower++;
      if (passed && !session.passed) counts.gained++;
      if (!passed && session.passed) counts.lost++;
      if (passKept) counts.kept++;
      if (score === session.score && passed === session.passed) continue;
      people.add(session.userId);
      const { id: sessionId, userId, name, company, kind, sealedAt } = session;
      lines.push({
        sessionId,
        userId,
        name,
        company,
        kind,
        sealedAt: wireInstant(sealedAt),
        scoreBefore: session.score,
        passedBefore: session.passed,
        score,
        passed,
        passKept,
      });
    }
    lines = lines.toSorted(byWeight).slice(0, mostRegradeLines);
    if (sessions.length < atOnce) return { ...counts, people: people.size, lines };
    after = sessions.at(-1)!.id;
  }
}

const weightOf = ({ passed, passedBefore, passKept, score, scoreBefore }: RegradeLine): number =>
  (passed === passedBefore ? 0 : 400) + (passKept ? 200 : 0) + Math.abs(score - scoreBefore);
const byWeight = (one: RegradeLine, other: RegradeLine): number => weightOf(other) - weightOf(one) || one.sessionId - other.sessionId;
