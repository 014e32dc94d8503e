// `npm run cluster`: several nodes on one machine, to look at, until Ctrl+C. `-- --check` walks over them, kills them, and ends with what it found.
import { once } from "node:events";
import { checkCluster } from "./checkCluster.ts";
import { cluster } from "./cluster.ts";

const check = process.argv.includes("--check");
const tell = (line: string) => console.log(`# ${line}`);
const environment = check
  ? { DEMO_IMAGES: "30", RATE_LIMIT: "0", SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "vigil@example.org", LOG_LEVEL: "fatal" }
  : { DEMO_IMAGES: "48" };

const running = await cluster(environment, tell);
const asked = Promise.race(["SIGINT", "SIGTERM"].map((signal) => once(process, signal)));
try {
  if (check) {
    const faults = await Promise.race([checkCluster(running, tell), asked.then(() => ["It was called off."])]);
    for (const fault of faults) console.error(`✗ ${fault}`);
    console.log(faults.length === 0 ? "✓ Nothing was lost, nothing came twice." : `${faults.length} faults`);
    process.exitCode = faults.length === 0 ? 0 : 1;
  } else {
    console.log(`Vigil is ready at ${running.address}; the nodes are ${running.nodes.join(", ")}.`);
    console.log(
      `PostgreSQL: psql -h ${running.primary.host} -U postgres vigil; its replica: -h ${running.replica.host}. Ctrl+C stops everything.`,
    );
    await asked;
  }
} finally {
  await running.stop();
}
process.exit(); // whoever was saving when it was called off would go on trying
