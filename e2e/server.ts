import { shortPractice } from "./shortPractice.ts";
import { imagesMade, startVigil } from "./vigil.ts";

/** Playwright's global setup: one server with the demo tenant for all journeys. */
export default async function server() {
  const vigil = await startVigil({ port: Number(process.env["VIGIL_E2E_PORT"]) });
  try {
    await imagesMade(vigil);
    await shortPractice(vigil.url);
  } catch (error) {
    await vigil.stop(); // Playwright calls what is returned, and nothing is
    throw error;
  }
  return () => vigil.stop();
}
