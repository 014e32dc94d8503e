import { simulatorSession } from "@vigil/model/simulator/simulatorSession";
import { EmbeddedList } from "../../entity/list/EmbeddedList.tsx";

/** The simulator sessions of a user. */
export function UserSessions({ userId, domain }: { userId: number; domain: string }) {
  return <EmbeddedList domain={domain} url={simulatorSession.url} filters={{ userId: String(userId) }} />;
}
