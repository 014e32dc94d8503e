import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { shortPractice } from "./shortPractice.ts";
import { demoPlace, imagesMade, startVigil } from "./vigil.ts";

/** Playwright's global setup: one server with the demo tenant for all journeys, on a copy: journeys with a server of their own begin with another. */
export default async function server() {
  const made = mkdtempSync(join(tmpdir(), "vigil-e2e-demo-"));
  const remove = () => rmSync(made, { recursive: true, force: true });
  try {
    const maker = await startVigil({ dataDirectory: made });
    try {
      await imagesMade(maker);
      await shortPractice(maker.url);
    } finally {
      await maker.stop();
    }
    process.env[demoPlace] = made; // the workers inherit it
    const vigil = await startVigil({ copied: true, port: Number(process.env["VIGIL_E2E_PORT"]) });
    return async () => {
      await vigil.stop();
      remove();
    };
  } catch (error) {
    remove(); // Playwright calls what is returned, and nothing is
    throw error;
  }
}
