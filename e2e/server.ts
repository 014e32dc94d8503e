import { imagesMade, startVigil } from "./vigil.ts";

/** Playwright's global setup: one server with the demo tenant for all journeys. */
export default async function server() {
  const vigil = await startVigil({ port: Number(process.env["VIGIL_E2E_PORT"]) });
  await imagesMade(vigil).catch(async (error: unknown) => {
    await vigil.stop(); // Playwright calls what is returned, and nothing is
    throw error;
  });
  return () => vigil.stop();
}
